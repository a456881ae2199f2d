import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const atelier = join(import.meta.dirname, 'atelier');
/** Only who makes pictures has what the atelier needs. */
const missing = [
  { program: 'python3', args: ['-c', 'import numpy, scipy'] },
  { program: 'cc', args: ['--version'] },
].find(({ program, args }) => spawnSync(program, args).status !== 0);

test.skipIf(missing)(
  `the atelier's own tests pass${missing ? `: no ${missing.program} with what it needs` : ''}`,
  () => {
    const cache = mkdtempSync(join(tmpdir(), 'vitrine-atelier-'));
    try {
      const run = spawnSync('python3', ['-B', '-m', 'unittest', 'discover', '-p', '*_test.py'], {
        cwd: atelier,
        encoding: 'utf8',
        env: { ...process.env, VITRINE_ATELIER: cache },
      });
      expect(run.status, run.stderr).toBe(0);
      expect(run.stderr).toMatch(/Ran [1-9]\d* tests/);
    } finally {
      rmSync(cache, { recursive: true, force: true });
    }
  },
);
