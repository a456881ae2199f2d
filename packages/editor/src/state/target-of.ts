import type { Target } from '@vitrine/contract/editor/preview.ts';
import { blockId, sectionId } from '../model/ids.ts';
import type { NodeAddress } from '../model/types.ts';

/** The ids by which the page knows a section or block. */
export function targetOf(address: NodeAddress): Target {
  const section = sectionId(address.path, address.key);
  return 'blocks' in address ? { section, block: blockId(section, ...address.blocks) } : { section };
}
