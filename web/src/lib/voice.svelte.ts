/** Whether the list of keys and spoken commands lies open. */
export const voice = $state({ open: false });
