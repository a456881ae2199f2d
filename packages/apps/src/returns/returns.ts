import { join } from 'node:path';
import { browserScript, serveScript } from '../server/browser-script.ts';
import type { FakeApp } from '../server/fake-app.ts';

/** The returns app (Loop's cart widget): a script that listens. */
export const returns: FakeApp = {
  name: 'returns',
  allowedHeaders: 'content-type',
  async routes(app) {
    serveScript(app, '/loop.js', await browserScript(join(import.meta.dirname, 'loop.browser.ts')));
  },
};
