import type { BlockNode, SectionNode, SectionsFile } from '@vitrine/contract/editor/theme.ts';
import type { Theme } from '../load.ts';

/** The platform's limits of one file (docs/platform.md: templates, theme blocks). */
const MOST_SECTIONS = 25;
const MOST_BLOCKS = 50;
const DEEPEST_BLOCK = 8;
/** Blocks of a whole file: each section as full as it can be. */
const MOST_BLOCKS_OF_FILE = MOST_SECTIONS * MOST_BLOCKS;

/** What a template or a group has wrong: sentences that name the section by its key. */
export function checkSections(theme: Theme, { sections, order }: SectionsFile): string[] {
  const problems: string[] = [];
  const keys = Object.keys(sections);
  if (keys.length > MOST_SECTIONS) problems.push(`has ${keys.length} sections; ${MOST_SECTIONS} are allowed`);
  for (const key of order)
    if (!Object.hasOwn(sections, key)) problems.push(`"order" names "${key}", which is not in "sections"`);
  if (new Set(order).size < order.length) problems.push('"order" names a section twice');
  let blocks = 0;
  for (const [key, section] of Object.entries(sections)) {
    const most = theme.sections.get(section.type)?.schema.max_blocks;
    const checked = checkBlocks(section, `section "${key}"`, 1, typeof most === 'number' ? most : MOST_BLOCKS);
    problems.push(...checked.problems);
    blocks += checked.count;
  }
  if (blocks > MOST_BLOCKS_OF_FILE) problems.push(`has ${blocks} blocks; ${MOST_BLOCKS_OF_FILE} are allowed`);
  return problems;
}

function checkBlocks(
  node: SectionNode | BlockNode,
  name: string,
  depth: number,
  most: number,
): { problems: string[]; count: number } {
  const { blocks = {}, block_order: order = [] } = node;
  const entries = Object.entries(blocks);
  if (entries.length > 0 && depth > DEEPEST_BLOCK)
    return { problems: [`${name} has blocks deeper than ${DEEPEST_BLOCK} levels`], count: 0 };
  const problems = order
    .filter((key) => !Object.hasOwn(blocks, key))
    .map((key) => `${name}: "block_order" names "${key}", which is not in "blocks"`);
  const own = entries.filter(([, block]) => !block.static).length;
  if (own > most) problems.push(`${name} has ${own} blocks; ${most} are allowed`);
  const inside = entries.map(([key, block]) => checkBlocks(block, `${name}, block "${key}"`, depth + 1, MOST_BLOCKS));
  return {
    problems: [...problems, ...inside.flatMap((one) => one.problems)],
    count: entries.length + inside.reduce((sum, { count }) => sum + count, 0),
  };
}
