"""
Many pictures in the background: `python3 jobs.py [HANDLE …]` works through the handles (all of the wardrobe without any),
leaves out what is already made from the same recipe, and can be stopped and started again at any time.
State and log: jobs.json and jobs.log in the cache. ATELIER_PID names a file that gets the process group's number.
"""
import json
import os
import re
import subprocess
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import hashlib  # noqa: E402

import native  # noqa: E402


def sources(path, found=()):
    """A module of the wardrobe and all of the wardrobe that it imports, as paths."""
    found = {*found, path}
    with open(path, encoding='utf8') as file:
        names = re.findall(r'^from wardrobe\.(\w+) import', file.read(), re.M)
    for other in (os.path.join(HERE, 'wardrobe', f'{name}.py') for name in names):
        if other not in found:
            found |= sources(other, found)
    return found


def mark(handle, module):
    """Changes when anything that decides how a product's pictures look does."""
    m = hashlib.sha256(handle.encode())
    names = [os.path.join(HERE, f) for f in sorted(os.listdir(HERE)) if f.endswith(('.py', '.c')) and f != 'jobs.py']
    for path in names + sorted(sources(module)):
        with open(path, 'rb') as file:
            m.update(file.read())
    return m.hexdigest()[:16]


def main(handles):
    import make
    os.makedirs(native.CACHE, exist_ok=True)
    book = os.path.join(native.CACHE, 'jobs.json')
    done = {}
    if os.path.exists(book):
        with open(book, encoding='utf8') as file:
            done = json.load(file)
    known = make.recipes()
    queue = [h for h in handles or sorted(known) if done.get(h) != mark(h, known[h][1])]
    for i, handle in enumerate(queue):
        t = time.time()
        print(f'[{i + 1}/{len(queue)}] {handle}', flush=True)
        before = mark(handle, known[handle][1])
        # its own process: the memory of one garment is given back before the next
        code = subprocess.call([sys.executable, os.path.join(HERE, 'make.py'), handle])
        if code == 0:
            done[handle] = before
            with open(book + '.new', 'w', encoding='utf8') as file:
                json.dump(done, file, indent=1)
            os.replace(book + '.new', book)
        print(f'    {"made" if code == 0 else "FAILED"} in {time.time() - t:.0f} s', flush=True)


if __name__ == '__main__':
    if os.environ.get('ATELIER_PID'):
        if os.getpgrp() != os.getpid():
            os.setpgrp()
        with open(os.environ['ATELIER_PID'], 'w', encoding='utf8') as file:
            file.write(f'{os.getpgrp()}\n')
    main(sys.argv[1:])
