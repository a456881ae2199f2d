import path from 'node:path';
import { EditorEvent } from '@vitrine/contract/editor/calls.ts';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type ListeningShop, openListeningShop } from '../../../test/open-listening-shop.ts';
import { createLog } from '../../observe/log.ts';
import { createApp } from '../../server/app.ts';
import { createTestGateway } from '../../shop/checkout/test-gateway.ts';
import type { Store } from '../../store/open.ts';
import { isOnPostgres, openTestStore } from '../../store/test-store.ts';
import { loadTheme } from '../../theme/load.ts';
import { fixedTheme } from '../../theme/watch.ts';
import { editorOf } from './editor.fixture.ts';

let shop: ListeningShop;
let other: { app: FastifyInstance; store: Store; origin: string };
beforeEach(async () => {
  shop = await openListeningShop();
  const dataDir = path.join(shop.dir, 'data');
  const store = await openTestStore(dataDir);
  const app = await createApp({
    store,
    theme: fixedTheme(await loadTheme(path.join(shop.dir, 'theme'))),
    filesDir: path.join(shop.dir, 'shop/files'),
    dataDir,
    gateway: createTestGateway(),
    log: createLog({ format: 'text', write: (line) => shop.reported.push(line) }),
  });
  other = { app, store, origin: await app.listen({ port: 0, host: '127.0.0.1' }) };
});
afterEach(async () => {
  await other.app.close();
  await other.store.close();
  await shop.close();
  expect(shop.reported).toEqual([]);
});

/** The events that an editor hears on a node. */
async function listen(origin: string, id: string) {
  const answer = await fetch(`${origin}/editor/api/events?editor=${id}`, { headers: { accept: 'text/event-stream' } });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  const heard: EditorEvent[] = [];
  const reading = (async () => {
    for (let text = ''; ; ) {
      const chunk = await reader?.read().catch(() => undefined);
      if (!chunk || chunk.done) return;
      text += chunk.value;
      const events = text.split('\n\n');
      text = events.pop() ?? '';
      for (const event of events)
        if (event.startsWith('data: ')) heard.push(EditorEvent.parse(JSON.parse(event.slice('data: '.length))));
    }
  })();
  return {
    heard,
    async close() {
      await reader?.cancel();
      await reading;
    },
  };
}

const FILES = { 'templates/page.spring.json': { sections: {}, order: [] } };

test.runIf(isOnPostgres)(
  'an editor hears of a save on another node, with who saved, and its files show there',
  async () => {
    const one = await listen(shop.origin, 'editor-one');
    const two = await listen(other.origin, 'editor-two');
    await expect.poll(() => one.heard.at(-1)).toEqual({ type: 'editors', count: 2 });
    await expect.poll(() => two.heard.at(-1)).toEqual({ type: 'editors', count: 2 });
    await editorOf(shop, 'editor-one').save(0, FILES, 'Spring');
    for (const { heard } of [one, two])
      await expect
        .poll(() => heard.filter(({ type }) => type === 'saved'))
        .toMatchObject([{ save: { revision: 1, note: 'Spring' }, editor: 'editor-one' }]);
    const answer = await fetch(`${other.origin}/editor/api/theme`);
    expect(JSON.stringify(await answer.json())).toContain('templates/page.spring.json');
    await two.close();
    await expect.poll(() => one.heard.at(-1)).toEqual({ type: 'editors', count: 1 });
    await one.close();
  },
);

test.runIf(isOnPostgres)('a draft of one node is previewed on another', async () => {
  const put = await fetch(`${shop.origin}/editor/api/drafts/draft-0001`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', origin: shop.origin },
    body: JSON.stringify({ files: FILES, view: { country: null, customer: null, bag: 'own', soldOut: false } }),
  });
  expect(put.status).toBe(204);
  const page = await fetch(`${other.origin}/?design_mode=true&editor_draft=draft-0001`);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('/editor/preview.js');
  expect((await fetch(`${other.origin}/?design_mode=true&editor_draft=draft-0002`)).status).toBe(409);
});
