/** Fails with each import that goes the wrong way, and each that is part of a circle. Its arguments: where to look, from the project's root. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { captureNode } from '../capture.ts';
import { root } from '../project.ts';
import { directions } from './rules.ts';

const PLACES = ['packages', 'e2e', 'bench', 'campaigns', 'shop', 'scripts'];

const folder = join(root, 'node_modules/.cache/directions');
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'biome.json'), JSON.stringify(directions));
const places = process.argv.slice(2);
const { code, output } = await captureNode('node_modules/@biomejs/biome/bin/biome', [
  'lint',
  `--config-path=${folder}`,
  '--only=style/noRestrictedImports',
  '--only=suspicious/noImportCycles',
  '--max-diagnostics=200',
  ...(places.length > 0 ? places : PLACES),
]);
if (code !== 0) console.error(output);
process.exitCode = code ?? 1;
