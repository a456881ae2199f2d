import { addressIn, idOf } from './address.ts';
import { blockType } from './block-types.ts';
import { isObject, isSection } from './stored.ts';
import type { BlockNode, EditorSchema, EditorTheme, Files, JsonObject, SectionAddress, SectionNode } from './types.ts';

const byFile = new WeakMap<object, { theme: EditorTheme; found: ReadonlyMap<string, string> }>();

/** An app's block has no file in any theme. */
const isOfApp = (type: string): boolean => type.startsWith('@') || type.startsWith('shopify://');

function inFile(theme: EditorTheme, path: string, file: JsonObject): ReadonlyMap<string, string> {
  const known = byFile.get(file);
  if (known?.theme === theme) return known.found;
  const found = new Map<string, string>();
  const blocksOf = (
    node: SectionNode | BlockNode,
    schema: EditorSchema | undefined,
    section: SectionAddress,
    keys: string[],
  ) => {
    for (const [key, block] of Object.entries(node.blocks ?? {})) {
      const type = blockType(theme, schema, block.type);
      const here = [...keys, key];
      if (type) blocksOf(block, type.schema, section, here);
      else if (!isOfApp(block.type)) found.set(idOf(addressIn(section, here)), block.type);
    }
  };
  const sections = isObject(file.current) ? file.current.sections : file.sections;
  for (const [key, node] of Object.entries(isObject(sections) ? sections : {})) {
    if (!isSection(node)) continue;
    const schema = theme.sections[node.type];
    const address = { path, key };
    if (schema) blocksOf(node, schema, address, []);
    else if (node.type !== 'apps' && node.type !== '') found.set(idOf(address), node.type);
  }
  byFile.set(file, { theme, found });
  return found;
}

/** Types that the theme has no file for, by the ids of the sections and blocks that are of them. */
export function unknownTypes(theme: EditorTheme, files: Files): ReadonlyMap<string, string> {
  const all = Object.entries(files).flatMap(([path, file]) => (isObject(file) ? [...inFile(theme, path, file)] : []));
  return new Map(all);
}
