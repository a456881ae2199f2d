/** What a section, or a block of the theme, says of itself in `{% schema %}`. */
import { items, type Json, member, members, numberOf, shown, textOf } from './json.ts';
import { BLOCKS_OF_SECTION, NAME } from './limits.ts';
import { checkDefinitions, type DefinitionContext } from './setting-definitions.ts';
import { misfit, type Setting, settingsOf } from './setting-values.ts';
import type { Note } from './theme-files.ts';

export interface Schema {
  settings: ReadonlyMap<string, Setting>;
  /** The kinds of blocks it has, by type; `@theme`, `@app` and names of theme blocks among them. */
  blocks: ReadonlyMap<string, { settings: ReadonlyMap<string, Setting>; limit: number | undefined; isLocal: boolean }>;
  maxBlocks: number;
  limit: number | undefined;
  enabledOn: Json | undefined;
  disabledOn: Json | undefined;
  hasLocales: boolean;
}

/** A schema that cannot be read: what relies on it cannot be told right from wrong. */
export type Unread = 'unread';

const TAKES = {
  section: [
    ...['name', 'tag', 'class', 'limit', 'settings', 'max_blocks', 'blocks', 'presets', 'default', 'locales'],
    ...['enabled_on', 'disabled_on'],
  ],
  block: ['name', 'tag', 'class', 'settings', 'blocks', 'presets'],
};

const TEMPLATES = new Set([
  ...['*', '404', 'article', 'blog', 'captcha', 'cart', 'collection', 'gift_card', 'index', 'list-collections'],
  ...['metaobject', 'page', 'password', 'policy', 'product', 'search'],
  ...['account', 'activate_account', 'addresses', 'login', 'order', 'register', 'reset_password'].map(
    (name) => `customers/${name}`,
  ),
]);

/** What the rest of the theme may rely on, whatever is wrong with it. */
export function readSchema(json: Json | undefined): Schema {
  const blocks = items(member(json, 'blocks')).map((block) => {
    const isLocal = member(block, 'name') !== undefined || member(block, 'settings') !== undefined;
    const found = { settings: settingsOf(member(block, 'settings')), limit: numberOf(member(block, 'limit')), isLocal };
    return [textOf(member(block, 'type')) ?? '', found] as const;
  });
  return {
    settings: settingsOf(member(json, 'settings')),
    blocks: new Map(blocks),
    maxBlocks: numberOf(member(json, 'max_blocks')) ?? BLOCKS_OF_SECTION,
    limit: numberOf(member(json, 'limit')),
    enabledOn: member(json, 'enabled_on'),
    disabledOn: member(json, 'disabled_on'),
    hasLocales: member(json, 'locales') !== undefined,
  };
}

export function checkSchema(
  json: Json,
  kind: 'section' | 'block',
  context: Omit<DefinitionContext, 'ids'>,
  note: Note,
): void {
  if (json.kind !== 'object') {
    note(json.line, `A schema is an object, not ${shown(json)}`);
    return;
  }
  for (const { key, line } of members(json))
    if (!TAKES[kind].includes(key)) note(line, `The schema of a ${kind} does not take \`${key}\`. Remove it`);
  if (kind === 'section' || member(json, 'name') !== undefined) checkName(json, `the ${kind}`, context, note);
  checkDefinitions(member(json, 'settings'), { ...context, ids: new Map() }, note);
  checkBlocks(json, context, note);
  within(json, 'limit', 1, 2, note);
  within(json, 'max_blocks', 1, BLOCKS_OF_SECTION, note);
  const tag = member(json, 'tag');
  if (kind === 'section' && tag && !/^(article|aside|div|footer|header|section)$/.test(textOf(tag) ?? ''))
    note(tag.line, `\`tag\` is article, aside, div, footer, header or section, not ${shown(tag)}`);
  const css = member(json, 'class');
  if (css && (textOf(css) ?? '').trim() === '')
    note(css.line, '`class` is a name for styles. Leave it out where there is none');
  checkPlacement(json, note);
  const presets = member(json, 'presets');
  if (presets && presets.kind !== 'array') note(presets.line, `\`presets\` is a list, not ${shown(presets)}`);
  const schema = readSchema(json);
  const names = new Set<string>();
  for (const preset of items(presets)) {
    checkName(preset, 'a preset', context, note);
    const name = textOf(member(preset, 'name'));
    if (name !== undefined && names.has(name))
      note(preset.line, `The preset "${name}" is there twice. Rename one of them`);
    if (name !== undefined) names.add(name);
    checkGiven(preset, schema, context, note);
  }
  const given = member(json, 'default');
  if (given) checkGiven(given, schema, context, note);
}

/** `name` is there, and no longer than the editor shows. */
function checkName(json: Json, of: string, { translate }: Pick<DefinitionContext, 'translate'>, note: Note): void {
  const name = member(json, 'name');
  const text = textOf(name);
  if (name === undefined || text === undefined || text.trim() === '') {
    note(name?.line ?? json.line, `There is no \`name\` of ${of}. Add what the editor calls it`);
    return;
  }
  const told = translate(text) ?? '';
  if (told.length > NAME)
    note(name.line, `The name of ${of}, "${told}", has ${told.length} characters, and ${NAME} are taken. Shorten it`);
}

function within(json: Json, key: string, least: number, most: number, note: Note): void {
  const value = member(json, key);
  if (value === undefined) return;
  const given = numberOf(value);
  if (given === undefined || !Number.isInteger(given) || given < least || given > most)
    note(value.line, `\`${key}\` is a whole number from ${least} to ${most}, not ${shown(value)}`);
}

function checkBlocks(json: Json, context: Omit<DefinitionContext, 'ids'>, note: Note): void {
  const blocks = member(json, 'blocks');
  if (blocks === undefined) return;
  if (blocks.kind !== 'array') {
    note(blocks.line, `\`blocks\` is a list, not ${shown(blocks)}`);
    return;
  }
  const [types, names] = [new Set<string>(), new Set<string>()];
  for (const block of blocks.items) {
    const type = textOf(member(block, 'type'));
    if (type === undefined || type === '') {
      note(block.line, 'A kind of block has a `type`. Add it');
      continue;
    }
    if (types.has(type)) note(block.line, `The type "${type}" of a block is there twice. Rename one of them`);
    types.add(type);
    if (type.startsWith('@')) continue;
    const isLocal = member(block, 'name') !== undefined || member(block, 'settings') !== undefined;
    if (!isLocal) continue;
    checkName(block, `the block "${type}"`, context, note);
    const name = textOf(member(block, 'name'));
    if (name !== undefined && names.has(name))
      note(block.line, `Two kinds of blocks are called "${name}". Rename one of them`);
    if (name !== undefined) names.add(name);
    for (const { key, line } of members(block))
      if (!['type', 'name', 'limit', 'settings'].includes(key))
        note(line, `A block does not take \`${key}\`. Remove it`);
    within(block, 'limit', 1, BLOCKS_OF_SECTION, note);
    checkDefinitions(member(block, 'settings'), { ...context, ids: new Map() }, note);
  }
}

function checkPlacement(json: Json, note: Note): void {
  const [on, off] = [member(json, 'enabled_on'), member(json, 'disabled_on')];
  if (on && off) note(off.line, '`enabled_on` and `disabled_on` exclude each other. Remove one of them');
  for (const place of [on, off]) {
    for (const { key, value, line } of members(place)) {
      if (key !== 'templates' && key !== 'groups')
        note(line, `\`${key}\` is no place. Write \`templates\` or \`groups\``);
      for (const item of items(value)) {
        const name = textOf(item) ?? '';
        const isKnown =
          key === 'templates' ? TEMPLATES.has(name) : /^(\*|header|footer|aside|custom\.[\w-]+)$/.test(name);
        if (!isKnown)
          note(item.line, `The platform has no ${key === 'templates' ? 'template' : 'group'} ${shown(item)}`);
      }
    }
  }
}

/** Settings and blocks that a preset, or `default`, begins with. */
function checkGiven(json: Json, schema: Schema, context: Omit<DefinitionContext, 'ids'>, note: Note): void {
  const translated = { ...context, read: (value: Json) => inWords(value, context) };
  checkSettings(member(json, 'settings'), schema.settings, translated, note);
  const blocks = member(json, 'blocks');
  const given = blocks?.kind === 'object' ? members(blocks).map(({ value }) => value) : items(blocks);
  checkCounts(
    given.map((block) => ({ type: textOf(member(block, 'type')) ?? '', line: block.line })),
    schema,
    blocks?.line ?? json.line,
    note,
  );
  for (const block of given) {
    const type = textOf(member(block, 'type')) ?? '';
    const known = schema.blocks.get(type);
    if (known?.isLocal) checkSettings(member(block, 'settings'), known.settings, translated, note);
  }
}

/** A text of a preset may be a key of the schema's translations: what counts is the text. */
function inWords(json: Json, { translate }: Pick<DefinitionContext, 'translate'>): Json {
  const text = textOf(json);
  return text === undefined ? json : { kind: 'string', value: translate(text) ?? text, line: json.line };
}

/** Each value belongs to a setting and fits it, `read` as the platform reads it there. */
export function checkSettings(
  json: Json | undefined,
  settings: ReadonlyMap<string, Setting>,
  { theme, read = (value) => value }: Pick<DefinitionContext, 'theme'> & { read?: (value: Json) => Json },
  note: Note,
): void {
  for (const { key, value, line } of members(json)) {
    const setting = settings.get(key);
    const wrong = setting === undefined ? notInSchema([...settings.keys()]) : misfit(setting, read(value), theme);
    if (wrong !== undefined) note(line, `The setting "${key}" ${wrong}`);
  }
}

function notInSchema(known: readonly string[]): string {
  const choice = known.length === 0 ? 'which has none' : `which has: ${known.join(', ')}`;
  return `is not in the schema: the platform drops its value. Remove it, or define it in the schema, ${choice}`;
}

/** Blocks are of types that the schema has, and no more of them than it allows. */
export function checkCounts(
  given: readonly { type: string; line: number }[],
  schema: Schema,
  line: number,
  note: Note,
): void {
  const counts = new Map<string, number>();
  for (const { type, line: at } of given) {
    const isOfTheme = schema.blocks.has('@theme') && !type.startsWith('_');
    const isOfApp = type === '@app' || type.startsWith('shopify://apps/');
    if (!schema.blocks.has(type) && !isOfTheme && !isOfApp) {
      const types = [...schema.blocks.keys()].join(', ') || 'none';
      note(at, `The section has no block of type "${type}". It has: ${types}`);
    }
    counts.set(type, (counts.get(type) ?? 0) + 1);
  }
  if (given.length > schema.maxBlocks)
    note(line, `There are ${given.length} blocks, and the section takes ${schema.maxBlocks}. Remove some`);
  for (const [type, count] of counts) {
    const most = schema.blocks.get(type)?.limit;
    if (most !== undefined && count > most)
      note(line, `There are ${count} blocks of type "${type}", and the section takes ${most}. Remove some`);
  }
}
