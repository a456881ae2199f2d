import { join } from 'node:path';
import { browserScript, serveScript } from '../server/browser-script.ts';
import type { StandIn } from '../server/stand-in.ts';

/** The returns app (Loop's cart widget): a script that listens. */
export const returns: StandIn = {
  name: 'returns',
  allowedHeaders: 'content-type',
  async routes(app) {
    serveScript(app, '/loop.js', await browserScript(join(import.meta.dirname, 'loop.browser.ts')));
  },
};
