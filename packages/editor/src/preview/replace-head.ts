import { sheetLoaded } from './hold-styles.ts';

/** Elements of the head that do nothing but say something: a page with other ones needs no new start. */
export const PASSIVE = 'title,meta,style,link';

const isLike = (one: Element, other: Element): boolean =>
  one.isEqualNode(other) ||
  // A script may have changed its `media`, or taken `disabled` from it.
  (one.localName === 'link' &&
    other.localName === 'link' &&
    one.getAttribute('rel') === other.getAttribute('rel') &&
    one.getAttribute('href') === other.getAttribute('href'));

const passive = (page: Document): Element[] => [...page.head.querySelectorAll(PASSIVE)];

/**
 * Makes the styles, links and descriptions of the page's head those of `next`, given what it was printed with (`last`). What scripts have added
 * stays. What is new is there before what is old goes.
 */
export async function replaceHead(last: Document, next: Document): Promise<void> {
  const before = passive(last);
  const after = passive(next);
  const live = (printed: Element) => passive(document).find((one) => isLike(one, printed));
  let following: Element | null = null;
  const inserted: Element[] = [];
  for (const element of after.toReversed()) {
    const same = before.some((one) => one.isEqualNode(element)) && live(element);
    if (same) {
      following = same;
      continue;
    }
    const copy = document.importNode(element, true);
    document.head.insertBefore(copy, following);
    inserted.push(copy);
    following = copy;
  }
  const old = before.filter((one) => !after.some((other) => other.isEqualNode(one))).map(live);
  await Promise.all(
    inserted.map((one) => one instanceof HTMLLinkElement && one.rel === 'stylesheet' && sheetLoaded(one)),
  );
  for (const one of old) if (one && !inserted.includes(one)) one.remove();
}
