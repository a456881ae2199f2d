import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { native } from '../../test/native.ts';

const { startQuickCheck } = native<typeof import('./quick.ts')>('../src/parity/quick.ts');

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'vitrine-quick-')));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
mkdirSync(join(folder, 'src'));
mkdirSync(join(folder, 'theme/locales'), { recursive: true });
writeFileSync(join(folder, 'theme/locales/en.default.json'), '{}');
writeFileSync(
  join(folder, 'src/shop-of-values.fixture.ts'),
  `export const shopOfValues = { metafields: { 'custom.pieces': 'integer' }, metaobjects: { types: [], fields: {} }, settings: [] };\n`,
);

function section(name: string, view: string, pieces = '1'): string {
  const file = join(folder, `${name}.section.tsx`);
  writeFileSync(
    file,
    `import { defineSection, metafield } from '@vitrine/compiler';
import { ClientOnly } from '@vitrine/compiler/view.ts';
import { z } from 'zod';
export default defineSection({
  name: '${name}',
  props: z.object({ title: z.string(), pieces: z.int() }),
  data: ({ shop }) => ({ title: shop.name, pieces: ${pieces} }),
  view: ({ title }) => <p>${view}</p>,
});
`,
  );
  return file;
}

test('reports sections whose markup or payload differs between Liquid and JavaScript', async () => {
  const files = [
    section('good', '{title}'),
    // React renders it on the server, without a window.
    section('width', '{title}<ClientOnly>{window.innerWidth}</ClientOnly>'),
    section('refused', '{title.trim()}'),
    // The shop has numbers there, which have no `toUpperCase`.
    section('capitals', '{title}', "metafield<string>(shop, 'custom', 'pieces')?.toUpperCase() === 'A' ? 1 : 2"),
    join(folder, 'gone.section.tsx'),
  ];
  const problems = await startQuickCheck(folder, files).problems;
  expect(problems?.map(({ file, message }) => [file, message.split(/[.:] /)[0]])).toEqual([
    [files[1], 'Liquid prints something else than React renders'],
    [files[3], 'data makes something else of a page in Liquid than as JavaScript'],
  ]);
  expect(problems?.[0]?.message).toMatch(/window is not defined[\s\S]*\nPayload: \{"title":/);
}, 60_000);

test('a stopped check reports nothing', async () => {
  const parityCheck = startQuickCheck(folder, [section('good', '{title}')]);
  parityCheck.stop();
  expect(await parityCheck.problems).toBeUndefined();
}, 60_000);
