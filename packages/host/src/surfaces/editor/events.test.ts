import { EditorEvent } from '@vitrine/contract/editor/calls.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type ListeningShop, openListeningShop } from '../../../test/open-listening-shop.ts';
import { BY_CLI } from '../../shop/audit/record-audit.ts';
import { saveEdits } from '../../shop/theme-edits/save-edits.ts';
import { EVERYTHING } from '../../store/changes.ts';
import { editorOf } from './editor.fixture.ts';

let shop: ListeningShop;
beforeEach(async () => {
  shop = await openListeningShop();
});
afterEach(() => shop.close());

const FILE = { 'templates/index.json': { sections: {}, order: [] } };

/** An editor that listens. */
async function listen(id: string) {
  const answer = await fetch(`${shop.origin}/editor/api/events?editor=${id}`, {
    headers: { accept: 'text/event-stream' },
  });
  if (!answer.body) throw new Error('no events');
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return {
    status: answer.status,
    /** The next event, or null where the stream has ended. */
    async next(): Promise<EditorEvent | null> {
      while (!text.includes('\n\n')) {
        const { value, done } = await reader.read();
        if (done) return null;
        text += value;
      }
      const [event = '', ...rest] = text.split('\n\n');
      text = rest.join('\n\n');
      return EditorEvent.parse(JSON.parse(event.replace(/^data: /, '')));
    },
    close: () => reader.cancel(),
  };
}

test('editors are told how many there are, at once and when one comes or goes', { tags: ['editor-11'] }, async () => {
  const one = await listen('editor-one');
  expect(await one.next()).toEqual({ type: 'editors', count: 1 });
  const other = await listen('editor-two');
  expect(await one.next()).toEqual({ type: 'editors', count: 2 });
  // A page that was loaded again is the same editor.
  const again = await listen('editor-one');
  expect(await one.next()).toEqual({ type: 'editors', count: 2 });
  await other.close();
  expect(await one.next()).toEqual({ type: 'editors', count: 1 });
  await again.close();
  await one.close();
});

test('a save is told with who saved it', { tags: ['editor-11'] }, async () => {
  const one = await listen('editor-one');
  await one.next();
  await editorOf(shop, 'editor-two').save(0, FILE, 'Spring');
  expect(await one.next()).toMatchObject({
    type: 'saved',
    save: { revision: 1, note: 'Spring' },
    editor: 'editor-two',
  });
  await one.close();
});

test('so is one of the command line, whose files show', { tags: ['editor-11'] }, async () => {
  const one = await listen('editor-one');
  await one.next();
  const files = new Map([['templates/page.cli.json', { sections: {}, order: [] }]]);
  await saveEdits(shop.store, { theme: 'Fixture', base: 0, files, note: '', by: BY_CLI });
  // What another process wrote is noticed so.
  shop.store.changes.publish([EVERYTHING]);
  expect(await one.next()).toMatchObject({ type: 'saved', save: { revision: 1 }, editor: '' });
  const { body } = await editorOf(shop).call('GET', '/editor/api/theme');
  expect(JSON.parse(body).files).toHaveProperty(['templates/page.cli.json']);
  await one.close();
});

test('the stream ends when the shop closes', async () => {
  const one = await listen('editor-one');
  await one.next();
  const ended = one.next();
  await shop.app.close();
  expect(await ended).toBeNull();
});

test('fifty listen at most, and who cannot read a stream is told', async () => {
  const all = [];
  for (let count = 0; count < 50; count++) all.push(await listen(`editor-${count}`));
  expect((await listen('one-too-many')).status).toBe(503);
  await Promise.all(all.map((one) => one.close()));
  expect((await fetch(`${shop.origin}/editor/api/events`)).status).toBe(406);
});
