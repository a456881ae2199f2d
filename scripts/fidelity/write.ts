/** Writes docs/fidelity.md. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../project.ts';
import { fidelityOf } from './fidelity.ts';
import { fidelityPage } from './page.ts';
import { readShops } from './read-shops.ts';

writeFileSync(join(root, 'docs/fidelity.md'), fidelityPage(fidelityOf(await readShops())));
