/**
 * `npm run bench`: the host and the theme measured from outside, over HTTP and in a browser, each figure beside a baseline
 * taken in the same run on the same machine. `npm run bench -- pages cart` runs only those parts,
 * `npm run bench -- catalogue --full` also the catalogue of 100 000 products.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { benchBuild } from './build.ts';
import { benchBytes } from './bytes.ts';
import { benchCart } from './cart.ts';
import { benchCatalogue } from './catalogue.ts';
import { benchChoice } from './choice.ts';
import { benchDev } from './dev.ts';
import { benchEditor } from './editor.ts';
import { benchFirstTouch } from './first-touch.ts';
import { benchImages } from './images.ts';
import { benchLiquid } from './liquid.ts';
import { benchLiquidSize } from './liquid-size.ts';
import { benchLists } from './lists.ts';
import { benchNginx } from './nginx.ts';
import { benchPages } from './pages.ts';
import { benchPeers } from './peers.ts';
import { benchPhone } from './phone.ts';
import { CannotRun, print } from './report.ts';
import { benchScale, benchScaleOrders } from './scale.ts';
import { benchShell } from './shell.ts';
import { startShop } from './shop.ts';
import { benchStart } from './start.ts';

const PARTS = {
  pages: benchPages,
  cart: benchCart,
  images: benchImages,
  bytes: benchBytes,
  'liquid-size': benchLiquidSize,
  choice: benchChoice,
  shell: benchShell,
  'first-touch': benchFirstTouch,
  catalogue: benchCatalogue,
  editor: benchEditor,
};

/** They start what they measure themselves. */
const OWN_PARTS = {
  build: benchBuild,
  dev: benchDev,
  liquid: benchLiquid,
  lists: benchLists,
  peers: benchPeers,
  nginx: benchNginx,
  phone: benchPhone,
  scale: benchScale,
};

/** Shorter forms of other parts: run only where they are named. */
const SHORT_FORMS = { 'scale-orders': benchScaleOrders };

const chosen = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const data = mkdtempSync(join(tmpdir(), 'vitrine-bench-'));
try {
  const isChosen = (name: string) => chosen.length === 0 || chosen.includes(name);
  const isAnyOf = (parts: object) => Object.keys(parts).some(isChosen);
  if (isChosen('start') || isAnyOf(PARTS)) {
    const started = await benchStart(data);
    if (isChosen('start')) print('Start-up and memory', started);
  }
  for (const [name, part] of Object.entries(PARTS)) {
    if (!isChosen(name)) continue;
    const shop = await startShop(data);
    try {
      print(part.title, await part.run(shop));
    } finally {
      await shop.stop();
    }
  }
  for (const [name, part] of Object.entries({ ...OWN_PARTS, ...SHORT_FORMS })) {
    if (!(name in SHORT_FORMS ? chosen.includes(name) : isChosen(name))) continue;
    try {
      print(part.title, await part.run(data));
    } catch (error) {
      if (!(error instanceof CannotRun)) throw error;
      console.log(`\n${part.title}\n  skipped: ${error.message}`);
    }
  }
} finally {
  rmSync(data, { recursive: true, force: true });
}
