/** Words: Fluent catalogues that the terminal uses too, one language loaded at a time. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { type Language, settings } from "./settings.svelte";

const files = import.meta.glob<string>(
  ["../../../src/emporion/locales/*/*.ftl", "!../../../src/emporion/locales/*/terminal.ftl"],
  { query: "?raw", import: "default" },
);

let words = $state.raw<{ now: FluentBundle | null; spare: FluentBundle | null }>({
  now: null,
  spare: null,
});

async function bundle(language: Language): Promise<FluentBundle> {
  const made = new FluentBundle(language, { useIsolating: false });
  const mine = Object.entries(files).filter(([path]) => path.includes(`/locales/${language}/`));
  for (const text of await Promise.all(mine.map(([, load]) => load()))) {
    made.addResource(new FluentResource(text));
  }
  return made;
}

let wanted: Language;

/** Load the words of the chosen language; English stands in for what is missing. */
export async function useLanguage(language: Language): Promise<void> {
  wanted = language;
  const [now, spare] = await Promise.all([bundle(language), bundle("en")]);
  if (language !== wanted) return; // another was chosen while these words were on their way
  words = { now, spare };
  document.documentElement.lang = language;
}

export function hasWords(): boolean {
  return words.now !== null;
}

export type Arguments = Record<string, FluentVariable>;

/** The words for a key, in the chosen language. A key nobody wrote shows itself. */
export function t(key: string, args: Arguments = {}): string {
  for (const one of [words.now, words.spare]) {
    const message = one?.getMessage(key);
    if (message?.value) return one!.formatPattern(message.value, args);
  }
  return key;
}

/** The words for a key if somebody wrote them. */
export function maybe(key: string, args: Arguments = {}): string | null {
  const found = t(key, args);
  return found === key ? null : found;
}

export function number(value: number): string {
  return new Intl.NumberFormat(settings.language).format(value);
}
