import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { captureNode } from '../capture.ts';
import { root } from '../project.ts';
import { LAYERS } from './rules.ts';

/** Each file with an import, and what is said of it; null: nothing. */
const FILES: [file: string, imported: string, problem: string | null][] = [
  ['packages/storefront/src/state/cart/cart.ts', '../platform/request.ts', null],
  ['packages/storefront/src/state/wishes/wish-list.ts', '../integrations/loop.ts', null],
  ['packages/storefront/src/state/badge.ts', '../components/Icon.tsx', 'state/ may not import a layer above it.'],
  ['packages/storefront/src/platform/poster.ts', '../state/cart.ts', 'platform/ may not import a layer above it.'],
  ['packages/storefront/src/components/cart/Lines.tsx', '../../sections/cart/Cart.tsx', 'components/ may not import'],
  ['packages/storefront/src/components/cart/Line.tsx', '../../state/cart.ts', null],
  ['packages/storefront/src/sections/look/Look.tsx', '../product/Price.tsx', 'A section may not import another'],
  ['packages/storefront/src/sections/look/Own.tsx', './parts/Piece.tsx', null],
  [
    'packages/storefront/src/sections/look/parts/Deep.tsx',
    '../../product/Price.tsx',
    'A section may not import another',
  ],
  ['packages/storefront/src/sections/look/parts/Own.tsx', '../Look.tsx', null],
  ['packages/storefront/src/sections/look/parts/Up.tsx', '../../../components/cart/Line.tsx', null],
  ['packages/storefront/src/sections/look/Look.test.tsx', '../product/Price.tsx', null],
  ['packages/storefront/src/domain/price.ts', '@vitrine/host/cart.ts', 'storefront may not import this'],
  ['packages/storefront/src/index.ts', '../../host/src/index.ts', 'storefront may not import this'],
  ['packages/host/src/surfaces/cart/change.ts', '../../gate/cookies.ts', null],
  ['packages/host/src/gate/gate.ts', '../surfaces/cart/change.ts', 'gate/ may not import a layer above it.'],
  ['packages/host/src/gate/rows.ts', 'kysely', 'SQL is written in shop/ and store/.'],
  ['packages/host/src/shop/orders/orders.ts', 'kysely', null],
  ['packages/host/src/server/app.ts', '../surfaces/editor/routes.ts', null],
  ['packages/host/src/server/edits.ts', '../../../editor/src/model/tree.ts', 'host may not import this'],
  ['packages/host/test/opened.ts', '../../editor/test/fixture.ts', 'host may not import this'],
  ['packages/host/src/mail/letter.ts', 'react-dom/server', 'host may not import this'],
  ['packages/contract/src/money.ts', '../../liquid/src/index.ts', 'contract may not import this'],
  ['e2e/cart.ts', '../packages/host/src/index.ts', 'e2e may not import this'],
  ['bench/size.ts', '@vitrine/compiler/build.ts', null],
  // What other tests write and take away again.
  ['.tmp/packages/contract/src/money.ts', '../../liquid/src/index.ts', null],
  ['packages/liquid/src/one.ts', './two.ts', 'This import is part of a cycle.'],
  ['packages/liquid/src/two.ts', './one.ts', 'This import is part of a cycle.'],
];

let folder = '';
let output = '';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'wrong-imports-'));
  // Biome reads every file of the project it is in: without this, of this one, and of other tests that run.
  writeFileSync(join(folder, 'biome.json'), '{}');
  for (const [file, imported] of FILES) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `export type { A } from '${imported}';\n`);
  }
  ({ output } = await captureNode('scripts/directions/check.ts', [folder]));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(FILES)('%s imports %s', (file, _, problem) => {
  const [, found] = output.split(`${file}:`);
  if (problem === null) expect(found).toBeUndefined();
  else expect(found ?? output).toContain(problem);
});

test.each(Object.entries(LAYERS))('each folder of %s is a layer', (name, layers) => {
  const folders = readdirSync(join(root, `packages/${name}/src`), { withFileTypes: true });
  expect(folders.filter((entry) => entry.isDirectory()).map((entry) => entry.name)).toEqual(
    [...layers.flat(), ...(['storefront', 'editor'].includes(name) ? ['styles'] : [])].sort(),
  );
});
