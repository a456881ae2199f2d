import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';

test.runIf(process.platform === 'linux')(
  'a shop gets small heaps, once, and keeps what Node was started with',
  async () => {
    const dir = await mkdtemp(path.join(tmpdir(), 'small-heaps-'));
    const script = path.join(dir, 'script.ts');
    const module = pathToFileURL(path.join(import.meta.dirname, 'small-heaps.ts'));
    await writeFile(
      script,
      `import { withSmallHeaps } from '${module}';
     withSmallHeaps();
     console.log(JSON.stringify([process.execArgv, process.env.MALLOC_ARENA_MAX ?? null, process.argv.slice(2)]));`,
    );
    const run = (command: string) => {
      const { MALLOC_ARENA_MAX: _, NODE_OPTIONS: __, ...env } = process.env;
      const child = spawnSync(process.execPath, ['--no-warnings', script, command, '--port', '0'], { env });
      return JSON.parse(child.stdout.toString());
    };
    const heap = ['--max-semi-space-size=8', '--heap-growing-percent=100'];
    expect(run('serve')).toEqual([[...heap, '--no-warnings'], '2', ['serve', '--port', '0']]);
    expect(run('import')).toEqual([['--no-warnings'], null, ['import', '--port', '0']]);
    await rm(dir, { recursive: true });
  },
);
