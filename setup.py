"""Build every ``src/emporion/**/*.pyx`` as one extension module of the same dotted name.

EMPORION_DEBUG=1 makes the debug build: asserts, Cython's bounds checks and gcc's sanitizer for
undefined behaviour. It has a build folder of its own and never mixes with the release build.
"""

import os
import sys
from pathlib import Path

from Cython.Build import cythonize
from setuptools import Extension, setup

DEBUG = os.environ.get("EMPORION_DEBUG", "0") not in ("", "0")
CORES = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
BUILD = "build/debug" if DEBUG else "build/release"

# States are copied, hashed and compared as bytes; products are rounded before they are added up,
# whatever the processor can do; generated C leaves unused names behind.
COMPILE = ["-fno-strict-aliasing", "-ffp-contract=off"]
COMPILE += ["-Wno-unused-function", "-Wno-unused-variable"]
LINK: list[str] = []
MACROS: list[tuple[str, str | None]] = []
if sys.platform.startswith("linux"):
    COMPILE.append("-fopenmp")
    LINK.append("-fopenmp")
if DEBUG:
    # -fno-wrapv: Python's own flags define signed overflow; here it must be reported.
    sanitize = ["-fsanitize=undefined", "-fno-sanitize-recover=all"]
    COMPILE += ["-O1", "-g", "-UNDEBUG", "-fno-wrapv", *sanitize]
    LINK += sanitize
else:
    COMPILE += ["-O3", "-g0"]
    MACROS += [("NDEBUG", None), ("CYTHON_WITHOUT_ASSERTIONS", "1")]

DIRECTIVES = {
    "language_level": 3,
    "embedsignature": True,
    "wraparound": False,
    "cdivision": True,
    "boundscheck": DEBUG,
    "initializedcheck": DEBUG,
    "nonecheck": DEBUG,
}


def extension(source: Path) -> Extension:
    return Extension(
        ".".join(source.relative_to("src").with_suffix("").parts),
        [str(source)],
        define_macros=MACROS,
        extra_compile_args=COMPILE,
        extra_link_args=LINK,
    )


sources = sorted(Path("src/emporion").rglob("*.pyx"))
setup(
    ext_modules=cythonize(
        [extension(source) for source in sources],
        build_dir=f"{BUILD}/cython",
        compiler_directives=DIRECTIVES,
        include_path=["src"],
        nthreads=CORES if sys.platform.startswith("linux") else 0,
        quiet=True,
    ),
    options={"build": {"build_base": BUILD}, "build_ext": {"parallel": CORES}},
)
