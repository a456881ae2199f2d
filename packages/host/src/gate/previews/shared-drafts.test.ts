import type { Json } from '@vitrine/contract/editor/theme.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Nodes, openNodes } from '../../store/nodes.fixture.ts';
import { edits, fixtureTheme } from '../../theme/edits/theme.fixture.ts';
import { createDrafts, type Draft, type Drafts } from './drafts.ts';
import { sharedDrafts } from './shared-drafts.ts';

const INDEX = 'templates/index.json';
const OTHER = 'templates/page.other.json';
const file = (type: string): Json => ({ sections: { a: { type } }, order: ['a'] });

let nodes: Nodes;
let time = 0;
let here: Drafts;
let there: Drafts;
beforeEach(async () => {
  nodes = await openNodes();
  const own = await fixtureTheme('theme');
  const saved = { revision: 0, files: edits({}) };
  const live = { own: () => own, saved: () => saved };
  [here, there] = [
    sharedDrafts(nodes.stores[0], createDrafts(live), () => time),
    sharedDrafts(nodes.stores[1], createDrafts(live), () => time),
  ];
});
afterEach(() => nodes.close());

const typeAt = (draft: Draft | undefined, name: string) => {
  const template = draft?.theme().templates.get(name);
  return template?.kind === 'json' ? template.data.sections.a?.type : undefined;
};

test('what an editor changes on one node its preview shows on another', { tags: ['scale-6'] }, async () => {
  const draft = await here.open('draft-one');
  draft.replace({ [INDEX]: file('header') });
  await here.keep(draft);
  expect(typeAt(await there.get('draft-one'), 'index')).toBe('header');
  const same = await there.open('draft-one');
  same.merge({ [INDEX]: file('text'), [OTHER]: file('text') });
  await there.keep(same);
  const after = await here.get('draft-one');
  expect([typeAt(after, 'index'), typeAt(after, 'page.other')]).toEqual(['text', 'text']);
  after?.replace({ [OTHER]: file('header') });
  if (after) await here.keep(after);
  const last = await there.get('draft-one');
  expect([typeAt(last, 'index'), typeAt(last, 'page.other')]).toEqual([undefined, 'header']);
});

test('its theme stays the same object while nobody changes it', async () => {
  const draft = await here.open('draft-one');
  draft.replace({ [INDEX]: file('header') });
  await here.keep(draft);
  const theme = (await here.get('draft-one'))?.theme();
  expect((await here.get('draft-one'))?.theme()).toBe(theme);
  const elsewhere = (await there.get('draft-one'))?.theme();
  expect((await there.get('draft-one'))?.theme()).toBe(elsewhere);
});

test('the visitor of its preview is the same everywhere', async () => {
  const draft = await here.open('draft-one');
  Object.assign(draft, { view: { country: 'FR', customer: 12, bag: 'full', soldOut: true }, fullCart: 'cart-of-two' });
  draft.jar.set('cart', 'mine');
  draft.jar.set('localization', 'FR');
  await here.keep(draft);
  const same = await there.get('draft-one');
  expect(same).toMatchObject({ view: { country: 'FR', customer: 12 }, fullCart: 'cart-of-two' });
  expect(same?.jar.values()).toEqual({ cart: 'mine', localization: 'FR' });
  same?.jar.remove('cart');
  if (same) await there.keep(same);
  expect((await here.get('draft-one'))?.jar.values()).toEqual({ localization: 'FR' });
});

test('both nodes change it at the same time: all changes are there', async () => {
  const draft = await here.open('draft-one');
  draft.replace({});
  await here.keep(draft);
  const same = await there.open('draft-one');
  draft.merge({ [INDEX]: file('header') });
  same.merge({ [OTHER]: file('text') });
  await Promise.all([here.keep(draft), there.keep(same)]);
  for (const drafts of [here, there]) {
    const now = await drafts.get('draft-one');
    expect([typeAt(now, 'index'), typeAt(now, 'page.other')]).toEqual(['header', 'text']);
  }
});

test('sixteen are stored; one that was dropped is new when it is opened again', async () => {
  for (let number = 1; number <= 17; number += 1) {
    time += 1;
    const draft = await here.open(`draft-${number}`);
    draft.replace({ [INDEX]: file('header') });
    await here.keep(draft);
  }
  expect(await there.get('draft-1')).toBeUndefined();
  expect(await here.get('draft-2')).toBeDefined();
  expect(typeAt(await here.open('draft-1'), 'index')).toBeUndefined();
});
