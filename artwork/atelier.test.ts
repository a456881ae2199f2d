import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const atelier = join(import.meta.dirname, 'atelier');
/** Only who makes pictures has what the atelier needs. */
const missing = [
  { program: 'python3', args: ['-c', 'import numpy, scipy'] },
  { program: 'cc', args: ['--version'] },
].find(({ program, args }) => spawnSync(program, args).status !== 0);

const cache = mkdtempSync(join(tmpdir(), 'vitrine-atelier-'));
afterAll(() => rmSync(cache, { recursive: true, force: true }));

test.skipIf(missing).for(globSync('*_test.py', { cwd: atelier }).sort())(
  `the atelier's own tests pass: %s${missing ? `, without ${missing.program} and what it needs` : ''}`,
  // Each is many tests, of which one may grow a whole body.
  { timeout: 600_000 },
  (file) => {
    const run = spawnSync('python3', ['-B', '-m', 'unittest', '-v', file], {
      cwd: atelier,
      encoding: 'utf8',
      // One thread: two that wait for each other beside the run's own workers take many times as long.
      env: { ...process.env, VITRINE_ATELIER: cache, OMP_NUM_THREADS: '1' },
    });
    expect(run.status, run.stderr).toBe(0);
    expect(run.stderr).toMatch(/Ran [1-9]\d* tests?\b/);
  },
);
