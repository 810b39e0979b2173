"""Settings of the process, before any test can load what reads them.

Ray reads its own once; the terminal speaks the language of the environment, and tests read English.
"""

import os
import secrets

os.environ |= {
    "LC_ALL": "C.UTF-8",
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_AUTH_MODE": "token",
    "RAY_AUTH_TOKEN": secrets.token_hex(32),
}
