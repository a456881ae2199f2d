import { isSame } from './same.ts';
import { isBlock, isObject, isSection, type SectionList } from './stored.ts';
import type { BlockNode, Json, SectionAddress, SectionNode } from './types.ts';

/** A section that a page did not show before, and which of its file's sections it stands beside: before the one, or behind the other. */
export interface AddedSection {
  address: SectionAddress;
  before?: SectionAddress;
  after?: SectionAddress;
}

/** What a page shows differently of the sections of one file. */
export interface SectionChanges {
  changed: SectionAddress[];
  added: AddedSection[];
  removed: SectionAddress[];
  /** All sections that the file shows, where those that stayed are in another order; else empty. */
  order: SectionAddress[];
  /** The section that changed its place; undefined where several did. */
  moved?: SectionAddress;
}

/** What pages do not show: names of the tree, and `disabled` of a section that is shown before and after. */
const UNSEEN = ['name', 'disabled'];

function isSameBlock(a: Json | undefined, b: Json | undefined): boolean {
  if (a === b) return true;
  if (!isBlock(a) || !isBlock(b)) return isSame(a, b);
  return (a.disabled ?? false) === (b.disabled ?? false) && looksSame(a, b);
}

/** Whether two versions of a section or block look the same on a page. */
function looksSame(a: SectionNode | BlockNode, b: SectionNode | BlockNode): boolean {
  if (a === b) return true;
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].every((key) => {
    if (UNSEEN.includes(key) || a[key] === b[key]) return true;
    if (key !== 'blocks') return isSame(a[key], b[key]);
    const { blocks: before = {} } = a;
    const { blocks: after = {} } = b;
    const blocks = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...blocks].every((block) => isSameBlock(before[block], after[block]));
  });
}

/** Keys of the sections that a page shows. */
const shownIn = ({ order, sections }: SectionList): string[] =>
  order.filter((key) => {
    const section = sections[key];
    return isObject(section) && section.disabled !== true;
  });

const isEqual = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((key, index) => key === b[index]);

/** The one key without which two orders are equal. Of two that changed places it is the selected one, else the one that now stands first. */
function movedKey(before: readonly string[], after: readonly string[], selected?: string): string | undefined {
  const candidates = selected !== undefined && after.includes(selected) ? [selected, ...after] : after;
  return candidates.find((key) =>
    isEqual(
      before.filter((other) => other !== key),
      after.filter((other) => other !== key),
    ),
  );
}

/**
 * Compares the sections of a file as a page shows them. `selected`: the key of the one that the merchant edits. Null: only the whole page can
 * show it, since no section is there to stand beside.
 */
export function sectionChanges(
  path: string,
  before: SectionList,
  after: SectionList,
  selected?: string,
): SectionChanges | null {
  const was = shownIn(before);
  const now = shownIn(after);
  const address = (key: string): SectionAddress => ({ path, key });
  const staying = now.filter((key) => was.includes(key));
  const added = now.filter((key) => !was.includes(key));
  if (added.length > 0 && was.length === 0) return null;
  const changed = staying.filter((key) => {
    const old = before.sections[key];
    const section = after.sections[key];
    return !(isSection(old) && isSection(section) && looksSame(old, section));
  });
  const wasStaying = was.filter((key) => now.includes(key));
  const isReordered = !isEqual(wasStaying, staying);
  const moved = isReordered ? movedKey(wasStaying, staying, selected) : undefined;
  return {
    changed: changed.map(address),
    added: added.map((key) => {
      const index = now.indexOf(key);
      const next = now.slice(index + 1).find((other) => was.includes(other));
      const previous = now[index - 1];
      return {
        address: address(key),
        ...(next !== undefined ? { before: address(next) } : previous !== undefined && { after: address(previous) }),
      };
    }),
    removed: was.filter((key) => !now.includes(key)).map(address),
    order: isReordered ? now.map(address) : [],
    ...(moved !== undefined && { moved: address(moved) }),
  };
}
