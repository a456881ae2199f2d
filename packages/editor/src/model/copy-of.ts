import { freeKey, type NewKey } from './new-key.ts';
import { blockKeys, staticKeys } from './stored.ts';
import type { BlockNode, SectionNode } from './types.ts';

/** A copy whose blocks have new keys; static blocks keep theirs, by which the theme finds them. */
export function copyOf(node: SectionNode | BlockNode, newKey: NewKey): BlockNode {
  const { blocks: given } = node;
  if (!given) return node;
  const blocks: Record<string, BlockNode> = {};
  const order: string[] = [];
  for (const key of staticKeys(node)) {
    const block = given[key];
    if (block) blocks[key] = copyOf(block, newKey);
  }
  for (const key of blockKeys(node)) {
    const block = given[key];
    if (!block) continue;
    const copied = freeKey(block.type, blocks, newKey);
    blocks[copied] = copyOf(block, newKey);
    order.push(copied);
  }
  return { ...node, blocks, block_order: order };
}
