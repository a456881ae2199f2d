import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { viewFixture } from '../src/view.fixture.ts';

/** A shopper meets one name for one thing, wherever the button stands and in whatever state the piece is. */

/** Button texts by state, with the views they stand in. */
const names = (text: (key: string) => string) => ({
  add: {
    'product page, sheet, look': text('product.add_to_bag'),
    'wish list': text('wishes.add'),
    recommendations: text('cart.add'),
  },
  preorder: { button: text('product.preorder'), badge: text('card.preorder'), bag: text('cart.preorder') },
  choose: {
    'product page, sheet, look': text('product.choose').replace(
      '{{ option }}',
      text('wishes.choose').split(/\s/).at(-1) ?? '',
    ),
    'wish list': text('wishes.choose'),
  },
  'sold out': {
    list: text('product.plain_sold_out').replace('{{ value }}', '{{ variant }}'),
    'bag, look': text('look.sold_out'),
  },
});

/** The texts of a language that have no plural forms, by key. */
const textOf = (language: 'en' | 'fr') => {
  const { strings } = viewFixture(language);
  return (key: string): string => {
    const text = strings[key];
    if (typeof text !== 'string') throw new Error(`There is no text for '${key}'`);
    return text;
  };
};

it('has one name for each state of a button', () => {
  for (const [state, texts] of Object.entries(names(textOf('en')))) {
    expect([state, [...new Set(Object.values(texts))]]).toEqual([state, [Object.values(texts)[0]]]);
  }
  // The badge is a noun and the button a verb there.
  const { preorder, ...others } = names(textOf('fr'));
  expect(preorder).toEqual({ button: 'Précommander', badge: 'Précommande', bag: 'Précommande' });
  for (const [state, texts] of Object.entries(others)) {
    expect([state, [...new Set(Object.values(texts))]]).toEqual([state, [Object.values(texts)[0]]]);
  }
});

it('is called by what stands on it: the name that is read out begins with it', () => {
  for (const text of [textOf('en'), textOf('fr')])
    expect(text('cart.add_item').startsWith(text('cart.add'))).toBe(true);
});

const TEXTS = /\.(json|csv|html)$/;

/** Files with texts that a shopper reads, under a folder. */
function textsIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && TEXTS.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

it('spells a pre-order one way: “Pre-Order” as a label, “pre-order” in a sentence', () => {
  const root = join(import.meta.dirname, '../../..');
  const files = ['packages/storefront/theme', 'packages/host/src', 'shop'].flatMap((folder) =>
    textsIn(join(root, folder)),
  );
  const wrong = files.flatMap((file) =>
    // A sentence may begin with the plural.
    (
      readFileSync(file, 'utf8').match(
        /\b(?:Pre-order(?!s\b)|Pre Order|PreOrder|Preorder|pre order|preOrder)\b[^"<]{0,30}/g,
      ) ?? []
    )
      .filter((found) => !/^[Pp]re-?orders? note/.test(found))
      .map((found) => `${file.slice(root.length + 1)}: ${found}`),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(wrong).toEqual([]);
});
