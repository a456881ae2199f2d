import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import english from '../theme/locales/en.default.json' with { type: 'json' };
import french from '../theme/locales/fr.json' with { type: 'json' };

/** A shopper meets one name for one thing, wherever the button stands and in whatever state the piece is. */

/** Button texts by state, with the views they stand in. */
const names = ({ product, wishes, cart, card, look }: typeof english) => ({
  add: { 'product page, sheet, look': product.add_to_bag, 'wish list': wishes.add, recommendations: cart.add },
  preorder: { button: product.preorder, badge: card.preorder, bag: cart.preorder },
  choose: {
    'product page, sheet, look': product.choose.replace('{{ option }}', wishes.choose.split(/\s/).at(-1) ?? ''),
    'wish list': wishes.choose,
  },
  'sold out': {
    list: product.plain_sold_out.replace('{{ value }}', '{{ variant }}'),
    'bag, look': look.sold_out,
  },
});

it('has one name for each state of a button', () => {
  for (const [state, texts] of Object.entries(names(english))) {
    expect([state, [...new Set(Object.values(texts))]]).toEqual([state, [Object.values(texts)[0]]]);
  }
  // The badge is a noun and the button a verb there.
  const { preorder, ...others } = names(french);
  expect(preorder).toEqual({ button: 'Précommander', badge: 'Précommande', bag: 'Précommande' });
  for (const [state, texts] of Object.entries(others)) {
    expect([state, [...new Set(Object.values(texts))]]).toEqual([state, [Object.values(texts)[0]]]);
  }
});

it('is called by what stands on it: the name that is read out begins with it', () => {
  for (const { cart } of [english, french]) expect(cart.add_item.startsWith(cart.add)).toBe(true);
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
