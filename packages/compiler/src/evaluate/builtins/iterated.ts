/** The iterators that `.keys()`, `.values()` and `.entries()` return; they can be iterated once. */
import { isExpression } from '../../expression/node.ts';
import { refuse } from '../../expression/refuse.ts';
import { mayMutate } from '../objects.ts';
import { isTrusting } from '../trust.ts';

const AS_LIST = 'Make a list of it first, `const list = [...map.keys()]`, and use that';

/** An iterator with known items. Iterating consumes it. */
export class Iterated {
  readonly #items: readonly unknown[];
  #isUsed = false;

  constructor(items: readonly unknown[]) {
    this.#items = items;
  }

  [Symbol.iterator](): Iterator<unknown> {
    mayMutate(this, 'An iterator');
    if (this.#isUsed) refuse('An iterator is gone through a second time', AS_LIST);
    if (!isTrusting() && this.#items.some(hasKeyOfPage))
      refuse('An iterator over values of the page is given to a function of JavaScript itself', AS_LIST);
    this.#isUsed = true;
    return this.#items[Symbol.iterator]();
  }

  /** The items, without consuming the iterator. */
  static itemsOf(value: Iterated): readonly unknown[] {
    return value.#items;
  }
}

/** Whether an item, or the key of a pair, is an expression. */
const hasKeyOfPage = (item: unknown): boolean => isExpression(item) || (Array.isArray(item) && isExpression(item[0]));

const METHODS =
  'next return throw map filter take drop flatMap reduce toArray forEach some every find constructor'.split(' ');
for (const name of METHODS)
  Object.defineProperty(Iterated.prototype, name, {
    get: () => refuse(`\`${name}\` is read of an iterator`, AS_LIST),
  });
