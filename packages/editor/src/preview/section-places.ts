import { sectionElement } from './targets.ts';

/** Where a section that is not there yet is put: ids of sections. */
export interface Place {
  before?: string;
  after?: string;
}

/** Puts a new section into a page: beside another one, or else at the end of its main part. */
export function insertSection(page: Document, element: Element, { before, after }: Place = {}): void {
  const next = before === undefined ? null : sectionElement(page, before);
  const previous = after === undefined ? null : sectionElement(page, after);
  if (next) next.before(element);
  else if (previous) previous.after(element);
  else (page.querySelector('main') ?? page.body).append(element);
}

/**
 * Puts sections into the order of `ids`. As few as possible are moved, because what is moved loads its frames and videos again; of two that
 * change places it is `moved`.
 */
export function orderSections(page: Document, ids: readonly string[], moved?: string): void {
  const all = ids.flatMap((id) => sectionElement(page, id) ?? []);
  const parent = all[0]?.parentElement;
  const elements = all.filter((element) => element.parentElement === parent);
  const movedElement = moved === undefined ? null : sectionElement(page, moved);
  const resting =
    inOrder(elements) ?? inOrder(elements.filter((one) => one !== movedElement)) ?? longestInOrder(elements);
  const first = resting[0];
  let previous: Element | undefined;
  for (const element of elements) {
    if (!resting.includes(element)) {
      if (previous) previous.after(element);
      else first?.before(element);
    }
    previous = element;
  }
}

const isBefore = (a: Element, b: Element): boolean =>
  (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** The elements if they stand in this order. */
function inOrder(elements: readonly Element[]): readonly Element[] | undefined {
  const isRight = elements.every((element, index) => {
    const next = elements[index + 1];
    return !next || isBefore(element, next);
  });
  return isRight ? elements : undefined;
}

/** The longest run of elements, gaps allowed, that stand in this order. */
function longestInOrder(elements: readonly Element[]): readonly Element[] {
  let longest: readonly Element[] = [];
  /** The longest run that ends with each element. */
  const runs: (readonly Element[])[] = [];
  for (const element of elements) {
    let run: readonly Element[] = [];
    for (const earlier of runs) {
      const last = earlier.at(-1);
      if (last && earlier.length > run.length && isBefore(last, element)) run = earlier;
    }
    runs.push([...run, element]);
    if (run.length >= longest.length) longest = [...run, element];
  }
  return longest;
}
