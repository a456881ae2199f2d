/** Fails with each import that goes the wrong way, and each that is part of a circle. Its argument: the folder of another project, for tests. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { capture } from '../capture.ts';
import { root } from '../project.ts';
import { directions } from './rules.ts';

const PLACES = ['packages', 'e2e', 'bench', 'campaigns', 'shop', 'artwork', 'scripts'];

const project = resolve(process.argv[2] ?? root);
// Below the project: Biome finds cycles among the files of the folder it works in, where its configuration is in it.
const folder = join(project, 'node_modules/.cache/directions');
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'biome.json'), JSON.stringify(directions));
const { code, output } = await capture(
  process.execPath,
  [
    join(root, 'node_modules/@biomejs/biome/bin/biome'),
    'lint',
    `--config-path=${folder}`,
    '--only=style/noRestrictedImports',
    '--only=suspicious/noImportCycles',
    '--max-diagnostics=200',
    ...(project === root ? PLACES : ['.']),
  ],
  project,
);
if (code !== 0) console.error(output);
process.exitCode = code ?? 1;
