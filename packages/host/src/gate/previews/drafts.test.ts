import type { Json } from '@vitrine/contract/editor/theme.ts';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { SavedEdits } from '../../theme/edits/edited-live-theme.ts';
import { edits, fixtureTheme } from '../../theme/edits/theme.fixture.ts';
import type { Theme } from '../../theme/load.ts';
import { createDrafts, type Draft, LARGEST_DRAFT, type LocalDrafts } from './drafts.ts';

const INDEX = 'templates/index.json';
const file = (type: string): Json => ({ sections: { a: { type } }, order: ['a'] });

let own: Theme;
let saved: SavedEdits;
let drafts: LocalDrafts;
let draft: Draft;
beforeAll(async () => {
  own = await fixtureTheme('theme');
});
beforeEach(() => {
  saved = { revision: 1, files: edits({ 'templates/page.saved.json': file('text') }) };
  drafts = createDrafts({ own: () => own, saved: () => saved });
  draft = drafts.open('draft-one');
});

const typeAt = (name: string) => {
  const template = draft.theme().templates.get(name);
  return template?.kind === 'json' ? template.data.sections.a?.type : undefined;
};

test('a draft is what is saved with what is changed over it', () => {
  draft.replace({ [INDEX]: file('header') });
  expect([typeAt('index'), typeAt('page.saved')]).toEqual(['header', 'text']);
  draft.merge({ 'templates/page.saved.json': null, 'templates/page.new.json': file('text') });
  expect([typeAt('index'), typeAt('page.saved'), typeAt('page.new')]).toEqual(['header', undefined, 'text']);
  draft.replace({});
  expect([typeAt('index'), typeAt('page.saved')]).toEqual([undefined, 'text']);
});

test('its theme is the same object until something changes', () => {
  draft.replace({ [INDEX]: file('header') });
  const before = draft.theme();
  expect(draft.theme()).toBe(before);
  draft.merge({ [INDEX]: file('text') });
  expect(draft.theme()).not.toBe(before);
});

test('what others save shows in it, except where it has changed the same file', () => {
  draft.replace({ [INDEX]: file('header') });
  draft.theme();
  saved = { revision: 2, files: edits({ [INDEX]: file('text'), 'templates/page.other.json': file('text') }) };
  expect([typeAt('index'), typeAt('page.other'), typeAt('page.saved')]).toEqual(['header', 'text', undefined]);
});

test('a draft that is too large is refused and stays as it was', () => {
  draft.replace({ [INDEX]: file('header') });
  const large = { 'templates/page.large.json': 'x'.repeat(LARGEST_DRAFT) };
  expect(() => draft.merge(large)).toThrow(RangeError);
  expect(() => draft.replace(large)).toThrow(RangeError);
  expect(typeAt('index')).toBe('header');
});

test('the draft that was not used for longest makes room', () => {
  for (let count = 2; count <= 16; count++) drafts.open(`draft-${count}`);
  expect(drafts.get('draft-one')).toBe(draft);
  drafts.open('draft-17');
  expect(drafts.get('draft-2')).toBeUndefined();
  expect(drafts.get('draft-one')).toBe(draft);
});
