import { SETTINGS_PATH } from '@vitrine/contract/editor/theme.ts';
import { blocksOf, childAddress, idOf } from './address.ts';
import { blockType, DEEPEST_BLOCK, mostBlocks, takesBlocks } from './block-types.ts';
import { type Labels, readable } from './labels.ts';
import { type PagePart, pageParts, templatePath } from './page-parts.ts';
import { MOST_SECTIONS } from './section-places.ts';
import { blockKeys, isSection, sectionAt, sectionsIn, staticKeys } from './stored.ts';
import { titleOf } from './tree-title.ts';
import type { BlockNode, EditorSchema, EditorTheme, Files, NodeAddress, SectionNode, TreeItem } from './types.ts';

export { addressOf, idOf } from './address.ts';

type Problems = ReadonlyMap<string, string>;
const NO_PROBLEMS: Problems = new Map();

/** What a tree is made from besides the files. */
interface Sources {
  theme: EditorTheme;
  labels: Labels;
  problems: Problems;
  template: string;
}

/** An item, and all that it was made from. */
interface Made {
  theme: EditorTheme;
  problems: Problems;
  /** Schema of what it is in. */
  parent: EditorSchema | undefined;
  item: TreeItem;
}

/** Items by what they show and their id: by labels first, since a caller with labels of its own must not displace those of the panel. */
const made = new WeakMap<Labels, WeakMap<object, Map<string, Made>>>();

function madeOf(labels: Labels, node: object): Map<string, Made> {
  let ofLabels = made.get(labels);
  if (!ofLabels) {
    ofLabels = new WeakMap();
    made.set(labels, ofLabels);
  }
  let ofNode = ofLabels.get(node);
  if (!ofNode) {
    ofNode = new Map();
    ofLabels.set(node, ofNode);
  }
  return ofNode;
}

/** The problems of the last tree: a caller makes them anew for each, and they are mostly the same. */
const lastProblems = new WeakMap<Labels, Problems>();

function sameProblems(labels: Labels, problems: Problems): Problems {
  const last = lastProblems.get(labels);
  if (last?.size === problems.size && [...problems].every(([id, text]) => last.get(id) === text)) return last;
  lastProblems.set(labels, problems);
  return problems;
}

const isSameItem = (a: TreeItem, b: TreeItem): boolean =>
  a.title === b.title &&
  a.name === b.name &&
  a.isHidden === b.isHidden &&
  a.problem === b.problem &&
  a.isStatic === b.isStatic &&
  a.canRemove === b.canRemove &&
  a.canAdd === b.canAdd &&
  a.children.length === b.children.length &&
  a.children.every((child, index) => child === b.children[index]);

/** The item of a node as it was made before, if nothing that it shows has changed since. */
function remembered(
  { theme, labels, problems }: Sources,
  node: object,
  id: string,
  parent: EditorSchema | undefined,
  make: () => TreeItem,
): TreeItem {
  const items = madeOf(labels, node);
  const before = items.get(id);
  if (before && before.theme === theme && before.problems === problems && before.parent === parent) return before.item;
  const fresh = make();
  const item = before && isSameItem(before.item, fresh) ? before.item : fresh;
  items.set(id, { theme, problems, parent, item });
  return item;
}

function blocksIn(
  sources: Sources,
  node: SectionNode | BlockNode,
  schema: EditorSchema | undefined,
  address: NodeAddress,
): TreeItem[] {
  return [...staticKeys(node), ...blockKeys(node)].flatMap((key) => {
    const block = node.blocks?.[key];
    return block ? [blockItem(sources, block, schema, childAddress(address, key))] : [];
  });
}

function nodeItem(
  sources: Sources,
  node: SectionNode | BlockNode,
  schema: EditorSchema | undefined,
  address: NodeAddress,
  rest: Pick<TreeItem, 'kind' | 'title' | 'name' | 'isStatic'>,
): TreeItem {
  const id = idOf(address);
  const problem = sources.problems.get(id);
  return {
    id,
    address,
    ...rest,
    isHidden: node.disabled === true,
    ...(problem !== undefined && { problem }),
    canRemove: !rest.isStatic,
    canAdd:
      takesBlocks(schema) && blocksOf(address).length < DEEPEST_BLOCK && blockKeys(node).length < mostBlocks(schema),
    children: blocksIn(sources, node, schema, address),
  };
}

function blockItem(
  sources: Sources,
  node: BlockNode,
  parent: EditorSchema | undefined,
  address: NodeAddress,
): TreeItem {
  return remembered(sources, node, idOf(address), parent, () => {
    const type = blockType(sources.theme, parent, node.type);
    const titles = titleOf(node, type?.name, type?.settings ?? [], sources.labels);
    return nodeItem(sources, node, type?.schema, address, {
      kind: 'block',
      ...titles,
      isStatic: node.static === true,
    });
  });
}

function sectionItem(sources: Sources, node: SectionNode, address: NodeAddress): TreeItem {
  return remembered(sources, node, idOf(address), undefined, () => {
    const schema = sources.theme.sections[node.type];
    const titles = titleOf(node, schema?.name, schema?.settings ?? [], sources.labels);
    return nodeItem(sources, node, schema, address, {
      kind: 'section',
      ...titles,
      isStatic: address.path === SETTINGS_PATH,
    });
  });
}

const AREA = 'area:';

/** Path of the file that an area shows. */
export const areaPath = ({ id }: Pick<TreeItem, 'id'>): string => id.slice(AREA.length);

/** Name of a group or template in the tree. */
function areaName({ template, labels }: Sources, path: string, given: unknown): string {
  const own = typeof given === 'string' ? labels(given) : '';
  if (own !== '') return own;
  return readable(path.startsWith('templates/') ? template : path.replace(/^sections\/|\.json$/g, ''));
}

function areaItem(sources: Sources, files: Files, path: string): TreeItem | null {
  const list = sectionsIn(files, path);
  const isTemplate = path === templatePath(sources.theme, sources.template);
  const problem = isTemplate ? sources.theme.templates.find((template) => template.path === path)?.problem : undefined;
  if (!list && !isTemplate) return null;
  const id = AREA + path;
  return remembered(sources, list?.file ?? sources.theme, `${id} ${sources.template}`, undefined, () => {
    const name = areaName(sources, path, list?.file.name);
    return {
      id,
      kind: 'area',
      address: null,
      title: name,
      name,
      isHidden: false,
      ...(problem !== undefined && { problem }),
      isStatic: true,
      canRemove: false,
      canAdd: list !== null && list.order.length < MOST_SECTIONS,
      children: (list?.order ?? []).flatMap((key) => {
        const section = list?.sections[key];
        return isSection(section) ? [sectionItem(sources, section, { path, key })] : [];
      }),
    };
  });
}

/** A static section has a line if there is anything to edit in it, or if its file is missing. */
function staticItem(sources: Sources, files: Files, name: string): TreeItem | null {
  const schema = sources.theme.sections[name];
  const node = sectionAt(sources.theme, files, SETTINGS_PATH, name) ?? { type: name };
  if (schema && !schema.name && !schema.settings?.length && !schema.blocks?.length) return null;
  return sectionItem(sources, node, { path: SETTINGS_PATH, key: name });
}

const partItem = (sources: Sources, files: Files, part: PagePart): TreeItem | null =>
  part.kind === 'section' ? staticItem(sources, files, part.name) : areaItem(sources, files, part.path);

/**
 * The page's parts in the order of its layout: an area for each group and the template with its sections and blocks, and static sections
 * between them. Hidden ones are there; static blocks stand first in their parent. Items of what has not changed are the same objects as
 * before. `problems` are sentences by id.
 */
export function treeOf(
  theme: EditorTheme,
  files: Files,
  template: string,
  labels: Labels,
  problems: Problems = NO_PROBLEMS,
): TreeItem[] {
  const sources = { theme, labels, problems: sameProblems(labels, problems), template };
  return pageParts(theme, files, template).flatMap((part) => partItem(sources, files, part) ?? []);
}

/** The item of an id; undefined where it is not in the tree. */
export function itemAt(items: readonly TreeItem[], id: string): TreeItem | undefined {
  for (const item of items) {
    if (item.id === id) return item;
    const isAround = item.kind === 'area' ? item.children.length > 0 : id.startsWith(`${item.id}/`);
    const found = isAround ? itemAt(item.children, id) : undefined;
    if (found) return found;
  }
  return undefined;
}
