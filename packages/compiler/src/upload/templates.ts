/** JSON templates and section groups: which sections stand where, with which settings and blocks. */
import { items, type Json, member, members, shown, textOf } from './json.ts';
import { BLOCKS_OF_SECTION, BLOCKS_OF_TEMPLATE, GROUP_NAME, SECTIONS } from './limits.ts';
import { checkCounts, checkSettings, type Schema, type Unread } from './section-schema.ts';
import type { DefinitionContext } from './setting-definitions.ts';
import type { Note } from './theme-files.ts';

const TYPES = new Set([
  ...['404', 'article', 'blog', 'cart', 'collection', 'gift_card', 'index', 'list-collections', 'page', 'password'],
  ...['product', 'search', 'robots.txt', 'agents.md', 'llms.txt', 'llms-full.txt'],
  ...['account', 'activate_account', 'addresses', 'login', 'order', 'register', 'reset_password'].map(
    (name) => `customers/${name}`,
  ),
]);

/** Templates that cannot be JSON. */
const LIQUID_ONLY = /^(gift_card|robots\.txt|agents\.md|llms\.txt|llms-full\.txt)$/;

/** The type of a template by its path: `product` of `templates/product.gift.json`. */
export function templateType(path: string): string {
  const name = path.replace(/^templates\//, '').replace(/\.(json|liquid)$/, '');
  if (name.startsWith('metaobject/')) return 'metaobject';
  const whole = [...TYPES].find((type) => type.includes('.') && (name === type || name.startsWith(`${type}.`)));
  return whole ?? name.split('.')[0] ?? name;
}

export function checkTemplateName(path: string, note: Note): void {
  const type = templateType(path);
  if (type !== 'metaobject' && !TYPES.has(type))
    note(0, `The platform has no template "${type}". Its types are: ${[...TYPES].join(', ')}`);
  if (path.endsWith('.json') && LIQUID_ONLY.test(type)) note(0, `The template ${type} is a .liquid file`);
}

export interface TemplateContext extends Omit<DefinitionContext, 'ids'> {
  sections: ReadonlyMap<string, Schema | Unread>;
  /** Names of the layouts there are. */
  layouts: ReadonlySet<string>;
}

export function checkTemplate(json: Json, path: string, context: TemplateContext, note: Note): void {
  const takes = ['layout', 'wrapper', 'name', 'sections', 'order', 'parent', 'context'];
  if (!isObject(json, takes, 'A template', note)) return;
  const layout = member(json, 'layout');
  if (layout && layout.kind !== 'boolean' && !context.layouts.has(textOf(layout) ?? ''))
    note(layout.line, `There is no layout ${shown(layout)}. Add layout/${textOf(layout)}.liquid, or name another`);
  if (member(json, 'parent') === undefined) checkSections(json, { templates: templateType(path) }, context, note);
}

export function checkGroup(json: Json, context: TemplateContext, note: Note): void {
  if (!isObject(json, ['type', 'name', 'sections', 'order'], 'A section group', note)) return;
  const [type, name] = [member(json, 'type'), member(json, 'name')];
  if (!/^(header|footer|aside|custom\.[\w-]+)$/.test(textOf(type) ?? ''))
    note(type?.line ?? json.line, 'The `type` of a section group is header, footer, aside or custom.NAME');
  const told = context.translate(textOf(name) ?? '') ?? '';
  if (name === undefined || (textOf(name) ?? '') === '')
    note(json.line, 'A section group has a `name`. Add what the editor calls it');
  else if (told.length > GROUP_NAME)
    note(name.line, `The name "${told}" has ${told.length} characters, and ${GROUP_NAME} are taken. Shorten it`);
  checkSections(json, { groups: textOf(type) ?? '' }, context, note);
}

function isObject(json: Json, takes: readonly string[], what: string, note: Note): boolean {
  if (json.kind !== 'object') note(json.line, `${what} is an object, not ${shown(json)}`);
  for (const { key, line } of members(json))
    if (!takes.includes(key)) note(line, `${what} does not take \`${key}\`. Remove it`);
  return json.kind === 'object';
}

type Place = { templates: string } | { groups: string };

function checkSections(json: Json, place: Place, context: TemplateContext, note: Note): void {
  const sections = member(json, 'sections');
  if (sections?.kind !== 'object') {
    note(sections?.line ?? json.line, '`sections` is an object of the sections by their ids. Add it');
    return;
  }
  if (sections.members.size > SECTIONS)
    note(sections.line, `There are ${sections.members.size} sections, and the platform takes ${SECTIONS}. Remove some`);
  checkOrder(json, 'order', sections, 'section', note);
  const types = new Map<string, number>();
  let blocks = 0;
  for (const { key, value, line } of members(sections)) {
    if (!/^[\w-]+$/.test(key))
      note(line, `The id "${key}" of a section has letters, digits, hyphens and underscores. Rename it`);
    blocks += checkSection(value, place, context, note);
    const type = textOf(member(value, 'type'));
    if (type !== undefined) types.set(type, (types.get(type) ?? 0) + 1);
  }
  for (const [type, count] of types) {
    const schema = context.sections.get(type);
    const most = schema === 'unread' ? undefined : schema?.limit;
    if (most !== undefined && count > most)
      note(sections.line, `The section "${type}" is there ${count} times, and its schema allows ${most}. Remove some`);
  }
  if (blocks > BLOCKS_OF_TEMPLATE)
    note(sections.line, `There are ${blocks} blocks, and the platform takes ${BLOCKS_OF_TEMPLATE}. Remove some`);
}

/** One section of a template, of a group, or of `settings_data.json`. Answers how many blocks it has. */
export function checkSection(json: Json, place: Place | undefined, context: TemplateContext, note: Note): number {
  const type = textOf(member(json, 'type'));
  if (type === undefined) {
    note(json.line, 'A section has a `type`: the name of its file. Add it');
    return 0;
  }
  const takes = ['type', 'name', 'disabled', 'settings', 'blocks', 'block_order', 'custom_css'];
  for (const { key, line } of members(json))
    if (!takes.includes(key)) note(line, `A section does not take \`${key}\`. Remove it`);
  const schema = context.sections.get(type);
  if (schema === undefined) {
    if (type !== '_blocks')
      note(
        member(json, 'type')?.line ?? json.line,
        `There is no section "${type}". Add sections/${type}.liquid, or name another`,
      );
    return 0;
  }
  if (schema === 'unread') return 0;
  if (place !== undefined && !mayStand(schema, place))
    note(json.line, `The section "${type}" may not stand here, by \`enabled_on\` or \`disabled_on\` of its schema`);
  checkSettings(member(json, 'settings'), schema.settings, context, note);
  const blocks = member(json, 'blocks');
  const given = members(blocks).map(({ key, value, line }) => ({
    key,
    value,
    line,
    type: textOf(member(value, 'type')) ?? '',
  }));
  const counted = given.filter(({ value }) => !isStatic(value));
  checkCounts(counted, schema, blocks?.line ?? json.line, note);
  if (counted.length > BLOCKS_OF_SECTION && schema.maxBlocks >= counted.length)
    note(json.line, `There are ${counted.length} blocks, and the platform takes ${BLOCKS_OF_SECTION}. Remove some`);
  if (blocks) checkOrder(json, 'block_order', blocks, 'block', note);
  for (const { key, value, line, type: kind } of given) {
    if (!/^[\w-]+$/.test(key))
      note(line, `The id "${key}" of a block has letters, digits, hyphens and underscores. Rename it`);
    const known = schema.blocks.get(kind);
    if (known?.isLocal) checkSettings(member(value, 'settings'), known.settings, context, note);
  }
  return counted.length;
}

const isStatic = (block: Json): boolean => {
  const value = member(block, 'static');
  return value?.kind === 'boolean' && value.value;
};

/** Each id is in the order, once, and nothing else is. */
function checkOrder(json: Json, key: 'order' | 'block_order', of: Json, what: string, note: Note): void {
  const order = member(json, key);
  const ids = members(of).filter(({ value }) => !isStatic(value));
  if (order === undefined && key === 'block_order' && ids.length === 0) return;
  if (order?.kind !== 'array') {
    note(order?.line ?? json.line, `\`${key}\` is the list of the ${what}s' ids. Add it`);
    return;
  }
  const seen = new Set<string>();
  for (const item of order.items) {
    const id = textOf(item) ?? '';
    if (seen.has(id)) note(item.line, `\`${key}\` names "${id}" twice. Remove one of the two`);
    seen.add(id);
    if (!ids.some((known) => known.key === id))
      note(
        item.line,
        `\`${key}\` names "${id}", and there is no such ${what}. Remove it there, or add it to \`${what}s\``,
      );
  }
  for (const { key: id, line } of ids)
    if (!seen.has(id))
      note(
        line,
        `The ${what} "${id}" is not in \`${key}\`, so the platform never shows it. Add it there, or remove it`,
      );
}

function mayStand({ enabledOn, disabledOn }: Schema, place: Place): boolean {
  const [key, name] =
    'templates' in place ? (['templates', place.templates] as const) : (['groups', place.groups] as const);
  const lists = (json: Json | undefined) =>
    items(member(json, key)).some((item) => textOf(item) === '*' || textOf(item) === name);
  return enabledOn === undefined ? !lists(disabledOn) : lists(enabledOn);
}
