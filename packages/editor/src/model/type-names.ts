import type { TypeNames } from '@vitrine/contract/editor/preview.ts';
import type { Labels } from './labels.ts';
import type { EditorTheme } from './types.ts';

/** What the theme calls its types of sections and blocks, for the page's outlines. */
export function typeNames(theme: EditorTheme, labels: Labels): TypeNames {
  const sections = Object.entries(theme.sections);
  const names = [
    ...sections.map(([type, { name }]) => [type, labels(name)] as const),
    ...sections.flatMap(([type, { blocks = [] }]) =>
      blocks.map((block) => [`${type}:${block.type}`, labels(block.name)] as const),
    ),
    ...Object.entries(theme.blocks).map(([type, { name }]) => [`:${type}`, labels(name)] as const),
  ];
  return Object.fromEntries(names.filter(([, name]) => name !== ''));
}
