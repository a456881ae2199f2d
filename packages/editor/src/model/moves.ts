import { SETTINGS_PATH } from '@vitrine/contract/editor/theme.ts';
import { blocksOf, childAddress, idOf, isBlockAddress, isWithin, lastKey, parentOf } from './address.ts';
import { accepts, blockRefusal, DEEPEST_BLOCK } from './block-types.ts';
import { insertedAt, refused, withNode, withoutKeys, withSections } from './edit.ts';
import { freeKey, type NewKey, randomKey } from './new-key.ts';
import { findNode } from './nodes.ts';
import { sectionRefusal } from './section-places.ts';
import { blockKeys, sectionsIn } from './stored.ts';
import type { BlockAddress, BlockNode, Changed, EditorTheme, Files, NodeAddress, SectionAddress } from './types.ts';

/** Where something is moved to: before what is at `index` of what is there now, the moved one included; static blocks do not count. */
export interface Place {
  parent: { path: string } | NodeAddress;
  index: number;
}

type Moved = Changed<{ address: NodeAddress }>;

const isNode = (parent: Place['parent']): parent is NodeAddress => 'key' in parent;

/** Keys with one of them moved before what was at `index`. */
function reordered(keys: readonly string[], key: string, index: number): string[] {
  const from = keys.indexOf(key);
  const rest = keys.filter((other) => other !== key);
  return insertedAt(rest, index > from ? index - 1 : index, key);
}

function moveSection(
  theme: EditorTheme,
  files: Files,
  from: SectionAddress,
  path: string,
  index: number,
  newKey: NewKey,
): Moved {
  const source = sectionsIn(files, from.path);
  const target = sectionsIn(files, path);
  const section = source?.sections[from.key];
  if (!source || !target || section === undefined) return refused('unknown');
  if (from.path === SETTINGS_PATH || path === SETTINGS_PATH) return refused('static');
  if (from.path === path) {
    const order = reordered(target.order, from.key, index);
    return { ok: true, files: withSections(files, path, target.sections, order), address: from };
  }
  const type = findNode(theme, files, from)?.node.type ?? '';
  const refusal = sectionRefusal(theme, files, path, type);
  if (refusal) return refused(refusal);
  const key = Object.hasOwn(target.sections, from.key) ? freeKey(type, target.sections, newKey) : from.key;
  const taken = withSections(
    files,
    from.path,
    withoutKeys(source.sections, from.key),
    source.order.filter((other) => other !== from.key),
  );
  const put = withSections(taken, path, { ...target.sections, [key]: section }, insertedAt(target.order, index, key));
  return { ok: true, files: put, address: { path, key } };
}

/** Levels of blocks, the block's own included. */
const heightOf = ({ blocks = {} }: BlockNode): number => 1 + Math.max(0, ...Object.values(blocks).map(heightOf));

function moveBlock(
  theme: EditorTheme,
  files: Files,
  from: BlockAddress,
  parent: NodeAddress,
  index: number,
  newKey: NewKey,
): Moved {
  const source = findNode(theme, files, parentOf(from));
  const target = findNode(theme, files, parent);
  const key = lastKey(from);
  const block = source?.node.blocks?.[key];
  if (!block || !target) return refused('unknown');
  if (block.static) return refused('static');
  if (isWithin(parent, from)) return refused('not-here');
  if (idOf(parent) === idOf(parentOf(from))) {
    const next = withNode(theme, files, parent, (node) => ({ block_order: reordered(blockKeys(node), key, index) }));
    return next ? { ok: true, files: next, address: from } : refused('unknown');
  }
  if (blocksOf(parent).length + heightOf(block) > DEEPEST_BLOCK) return refused('too-deep');
  const refusal = blockRefusal(theme, target.schema, target.node, block.type);
  if (refusal) return refused(refusal);
  const taken = Object.hasOwn(target.node.blocks ?? {}, key)
    ? freeKey(block.type, target.node.blocks ?? {}, newKey)
    : key;
  const put = withNode(theme, files, parent, (node) => ({
    blocks: { ...node.blocks, [taken]: block },
    block_order: insertedAt(blockKeys(node), index, taken),
  }));
  // The target is not in what moves, so its address is the same afterwards.
  const next =
    put &&
    withNode(theme, put, parentOf(from), (node) => ({
      blocks: withoutKeys(node.blocks ?? {}, key),
      block_order: blockKeys(node).filter((other) => other !== key),
    }));
  return next ? { ok: true, files: next, address: childAddress(parent, taken) } : refused('unknown');
}

/** Moves a section in its file or to another one, or a block in its parent or to another one, as far as the types allow it. */
export function move(
  theme: EditorTheme,
  files: Files,
  from: NodeAddress,
  to: Place,
  newKey: NewKey = randomKey,
): Moved {
  const { parent, index } = to;
  if (isBlockAddress(from))
    return isNode(parent) ? moveBlock(theme, files, from, parent, index, newKey) : refused('not-here');
  return isNode(parent) ? refused('not-here') : moveSection(theme, files, from, parent.path, index, newKey);
}

/** The sections or blocks beside a node, without static blocks. */
function keysBeside(theme: EditorTheme, files: Files, address: NodeAddress): { keys: readonly string[]; key: string } {
  if (!isBlockAddress(address)) return { keys: sectionsIn(files, address.path)?.order ?? [], key: address.key };
  const parent = findNode(theme, files, parentOf(address));
  return { keys: parent ? blockKeys(parent.node) : [], key: lastKey(address) };
}

/** What stands before or after a node in the same parent. */
function neighbour(theme: EditorTheme, files: Files, address: NodeAddress, step: -1 | 1): NodeAddress | null {
  const { keys, key } = keysBeside(theme, files, address);
  const next = keys[keys.indexOf(key) + step];
  if (next === undefined || !keys.includes(key)) return null;
  return isBlockAddress(address) ? childAddress(parentOf(address), next) : { path: address.path, key: next };
}

/** Where a block at the edge of its parent goes: into the parent beside that, else out of its parent; null: no one takes it. */
function placeBeyond(
  theme: EditorTheme,
  files: Files,
  address: BlockAddress,
  type: string,
  step: -1 | 1,
): Place | null {
  const parent = parentOf(address);
  const taking = (at: NodeAddress | null) => {
    const found = at && findNode(theme, files, at);
    return found && accepts(theme, found.schema, type) ? blockKeys(found.node) : null;
  };
  const beside = neighbour(theme, files, parent, step);
  const keys = taking(beside);
  if (beside && keys) return { parent: beside, index: step < 0 ? keys.length : 0 };
  if (!isBlockAddress(parent)) return null;
  const around = parentOf(parent);
  const outside = taking(around);
  return outside && { parent: around, index: outside.indexOf(lastKey(parent)) + (step < 0 ? 0 : 1) };
}

/**
 * Moves a section or block one place up (-1) or down (1). A block at the edge of its parent goes into the parent beside that, if it takes
 * such a block: to its end upwards, to its beginning downwards. Else it leaves a block that it is in.
 */
export function moveBy(
  theme: EditorTheme,
  files: Files,
  address: NodeAddress,
  step: -1 | 1,
  newKey: NewKey = randomKey,
): Moved {
  const found = findNode(theme, files, address);
  if (!found) return refused('unknown');
  if (address.path === SETTINGS_PATH && !isBlockAddress(address)) return refused('static');
  const { keys, key } = keysBeside(theme, files, address);
  const at = keys.indexOf(key);
  if (at < 0) return refused('static');
  const isEdge = step < 0 ? at === 0 : at === keys.length - 1;
  const parent = isBlockAddress(address) ? parentOf(address) : { path: address.path };
  if (!isEdge) return move(theme, files, address, { parent, index: step < 0 ? at - 1 : at + 2 });
  const beyond = isBlockAddress(address) ? placeBeyond(theme, files, address, found.node.type, step) : null;
  return beyond ? move(theme, files, address, beyond, newKey) : refused('not-here');
}
