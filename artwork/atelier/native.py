"""Builds the C files beside it once per change (any C compiler) and hands out their functions."""
import ctypes
import hashlib
import os
import subprocess

import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
#: Built libraries, bodies, draped garments and traced passes. Safe to delete: everything is made again.
CACHE = os.environ.get('VITRINE_ATELIER', os.path.join(os.path.expanduser('~'), '.cache', 'vitrine-atelier'))

#: What a file is linked with beside the C library.
LINKED = {'trace': ['-lembree3']}


def library(name):
    """The shared library of `name`.c, compiled when its text changed."""
    source = os.path.join(HERE, name + '.c')
    with open(source, 'rb') as file:
        mark = hashlib.sha256(file.read()).hexdigest()[:12]
    os.makedirs(CACHE, exist_ok=True)
    target = os.path.join(CACHE, f'{name}-{mark}.so')
    if not os.path.exists(target):
        half = f'{target}.{os.getpid()}'                      # others may look for it at the same time
        subprocess.run(['cc', '-O3', '-march=native', '-fopenmp', '-ffast-math', '-shared', '-fPIC', source, '-o', half, '-lm', *LINKED.get(name, ())],
                       check=True)
        os.replace(half, target)
    return ctypes.CDLL(target)


def floats(array):
    """(contiguous float32 array, its pointer)."""
    a = np.ascontiguousarray(array, np.float32)
    return a, a.ctypes.data_as(ctypes.POINTER(ctypes.c_float))


def ints(array):
    """(contiguous int32 array, its pointer)."""
    a = np.ascontiguousarray(array, np.int32)
    return a, a.ctypes.data_as(ctypes.POINTER(ctypes.c_int))
