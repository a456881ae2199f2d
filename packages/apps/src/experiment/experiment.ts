import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { browserScript, serveScript } from '../server/browser-script.ts';
import type { FakeApp } from '../server/fake-app.ts';
import { queryOf } from '../server/query.ts';

/** Per cent of visitors that see a variant by default. */
const SHARE = 50;

/** The same visitor is always on the same side, and the sides of two experiments have nothing to do with each other. */
export function isAssigned(hypothesis: string, visitor: string, share: number): boolean {
  const digest = createHash('sha256').update(`${hypothesis}\n${visitor}`).digest();
  return digest.readUInt32BE(0) / 2 ** 32 < share / 100;
}

/** The experiment app (Shoplift's protocol): its script for the top of the head, and the call that assigns a visitor. */
export const experiment: FakeApp = {
  name: 'experiment',
  allowedHeaders: 'content-type',
  async routes(app) {
    serveScript(app, '/shoplift.js', await browserScript(join(import.meta.dirname, 'shoplift.browser.ts')));

    app.get('/assignment', async (request, reply) => {
      const query = queryOf(request);
      const hypothesis = query.get('hypothesis') ?? '';
      const visitor = query.get('visitor') ?? '';
      if (hypothesis === '' || visitor === '')
        return reply.code(400).send({ error: 'hypothesis and visitor are needed.' });
      const share = Number(query.get('share') ?? SHARE);
      return { active: isAssigned(hypothesis, visitor, Number.isFinite(share) ? share : SHARE) };
    });
  },
};
