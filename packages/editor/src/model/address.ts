import type { BlockAddress, NodeAddress, SectionAddress } from './types.ts';

/** Id of a section or block in the tree: `templates/index.json#hero/row-1`. */
export function idOf(address: NodeAddress): string {
  const keys = isBlockAddress(address) ? [address.key, ...address.blocks] : [address.key];
  return `${address.path}#${keys.map(encodeURIComponent).join('/')}`;
}

/** The address of an id; null for an area's id, and for what is none. */
export function addressOf(id: string): NodeAddress | null {
  const at = id.indexOf('#');
  if (at < 1) return null;
  const [key, ...keys] = id
    .slice(at + 1)
    .split('/')
    .map(decodeURIComponent);
  return key ? addressIn({ path: id.slice(0, at), key }, keys) : null;
}

export const isBlockAddress = (address: NodeAddress): address is BlockAddress => 'blocks' in address;

/** Keys of blocks from the section down; none for a section. */
export const blocksOf = (address: NodeAddress): readonly string[] => (isBlockAddress(address) ? address.blocks : []);

export const sectionOf = ({ path, key }: NodeAddress): SectionAddress => ({ path, key });

/** A section, or a block in it by the keys down to it. */
export function addressIn({ path, key }: SectionAddress, keys: readonly string[]): NodeAddress {
  const [first, ...rest] = keys;
  return first === undefined ? { path, key } : { path, key, blocks: [first, ...rest] };
}

/** A block of a section or block. */
export function childAddress(parent: NodeAddress, key: string): BlockAddress {
  const [first, ...rest] = [...blocksOf(parent), key];
  return { path: parent.path, key: parent.key, blocks: [first ?? key, ...rest] };
}

/** What a block is in. */
export const parentOf = (address: BlockAddress): NodeAddress => addressIn(address, address.blocks.slice(0, -1));

/** The block's own key in its parent. */
export const lastKey = (address: BlockAddress): string => address.blocks.at(-1) ?? address.blocks[0];

/** Whether `address` is `outer` or in it. */
export function isWithin(address: NodeAddress, outer: NodeAddress): boolean {
  const keys = blocksOf(address);
  return (
    address.path === outer.path &&
    address.key === outer.key &&
    blocksOf(outer).every((key, index) => keys[index] === key)
  );
}
