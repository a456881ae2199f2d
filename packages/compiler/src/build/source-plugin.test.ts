import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, expect, test } from 'vitest';
import { sourcePlugin } from './source-plugin.ts';

const folder = mkdtempSync(join(tmpdir(), 'vitrine-source-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = join(folder, 'Sum.tsx');
writeFileSync(
  file,
  'export function Sum({ values }: { values: number[] }) { const sum = values.map((v) => v * 2); return <p>{sum.join()}</p>; }',
);

/** What the browser gets of the component when it is an island that hydrates by itself, or one that waits. */
async function bundled(early: boolean): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      sourcePlugin([{ name: 'sum', module: file, exported: 'Sum', early }], [], { keys: new Map(), problems: [] }),
    ],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: file, external: /^react/, preserveEntrySignatures: 'strict' },
    },
  });
  const [output] = [made].flat();
  if (output === undefined || !('output' in output)) throw new Error('nothing was built');
  return output.output.map((chunk) => ('code' in chunk ? chunk.code : '')).join('\n');
}

test("React's compiler passes over what hydrates early", async () => {
  const [early, waiting] = [await bundled(true), await bundled(false)];
  expect(early).toContain('function Sum');
  expect(early).not.toContain('compiler-runtime');
  expect(waiting).toContain('compiler-runtime');
});
