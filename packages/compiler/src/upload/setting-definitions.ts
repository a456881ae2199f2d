/** The settings that a schema offers the merchant. */
import { items, type Json, member, members, numberOf, shown, textOf } from './json.ts';
import { HEADING, LIST, RANGE_VALUES, UNIT } from './limits.ts';
import { SETTING_TYPES, SIDEBAR } from './setting-types.ts';
import { isWhole, misfit, type Setting, settingsOf, type Theme } from './setting-values.ts';
import type { Note } from './theme-files.ts';

/** A text of the schema in the language of the default locale; undefined for a key that is not there. */
export type Translate = (text: string) => string | undefined;

export interface DefinitionContext {
  theme: Theme;
  translate: Translate;
  /** Ids that are taken already, with the line where. */
  ids: Map<string, number>;
}

export function checkDefinitions(list: Json | undefined, context: DefinitionContext, note: Note): void {
  if (list === undefined) return;
  if (list.kind !== 'array') {
    note(list.line, `\`settings\` is a list, not ${shown(list)}`);
    return;
  }
  for (const json of list.items) checkDefinition(json, context, note);
}

function checkDefinition(json: Json, context: DefinitionContext, note: Note): void {
  const type = textOf(member(json, 'type'));
  if (type === undefined) {
    note(json.line, 'A setting has a `type`. Add it');
    return;
  }
  const sidebar = SIDEBAR[type];
  if (sidebar !== undefined) {
    checkSidebar(type, json, sidebar, context, note);
    return;
  }
  const known = SETTING_TYPES[type];
  if (known === undefined) {
    note(line(json, 'type'), `The platform has no setting of type "${type}"`);
    return;
  }
  const id = textOf(member(json, 'id'));
  const name = `The setting "${id ?? type}"`;
  if (id === undefined || id === '') note(json.line, `A setting of type ${type} has an \`id\`. Add it`);
  else if (!/^[A-Za-z0-9_-]+$/.test(id))
    note(line(json, 'id'), `${name} has an id with other than letters, digits, hyphens and underscores. Rename it`);
  else if (context.ids.has(id))
    note(line(json, 'id'), `${name} is there twice, also on line ${context.ids.get(id)}. Give one of them another id`);
  else context.ids.set(id, line(json, 'id'));
  const label = textOf(member(json, 'label'));
  if ((label === undefined || label.trim() === '') && !/^color_(scheme_group|palette)$/.test(type))
    note(json.line, `${name} has no label. Add what the merchant reads beside it`);
  for (const needed of known.needs)
    if (member(json, needed) === undefined) note(json.line, `${name} has no \`${needed}\`, which a ${type} needs`);
  const allowed = ['type', 'id', 'label', 'info', ...known.takes];
  for (const { key, line: at, value } of members(json)) {
    if (key === 'default' && known.isResource)
      note(at, `${name} has a default, which a ${type} cannot have: the shop may not have it. Remove it`);
    else if (!allowed.includes(key)) note(at, `${name} has \`${key}\`, which a ${type} does not take. Remove it`);
    if (['label', 'info', 'placeholder', 'unit', 'visible_if'].includes(key) && value.kind !== 'string')
      note(at, `\`${key}\` of the setting "${id}" is a string, not ${shown(value)}`);
  }
  const setting: Setting = { id: id ?? '', type, json };
  if (type === 'range') checkRange(setting, note);
  if (type === 'select' || type === 'radio') checkOptions(setting, context.translate, note);
  if (type === 'video_url') checkServices(setting, note);
  if (type === 'color_scheme_group') checkSchemes(setting, context, note);
  const limit = member(json, 'limit');
  if (
    limit !== undefined &&
    !(Number.isInteger(numberOf(limit)) && Number(numberOf(limit)) >= 1 && Number(numberOf(limit)) <= LIST)
  )
    note(limit.line, `\`limit\` of the setting "${id}" is a whole number from 1 to ${LIST}`);
  checkDefault(setting, known.isResource ?? false, context, note);
}

/** Line of a member's key, or of the object. */
const line = (json: Json, key: string): number =>
  json.kind === 'object' ? (json.members.get(key)?.line ?? json.line) : json.line;

function checkSidebar(
  type: string,
  json: Json,
  takes: readonly string[],
  context: DefinitionContext,
  note: Note,
): void {
  const content = textOf(member(json, 'content'));
  if (content === undefined || content.trim() === '') note(json.line, `A ${type} has a \`content\`: its text. Add it`);
  for (const { key, line: at } of members(json))
    if (key !== 'type' && !takes.includes(key)) note(at, `A ${type} does not take \`${key}\`. Remove it`);
  const shownText = content === undefined ? undefined : context.translate(content);
  if (type === 'header' && shownText !== undefined && shownText.length > HEADING)
    note(
      line(json, 'content'),
      `The heading "${shownText}" has ${shownText.length} characters, and ${HEADING} are taken. Shorten it`,
    );
}

function checkDefault(
  { id, type, json }: Setting,
  isResource: boolean,
  { theme }: DefinitionContext,
  note: Note,
): void {
  const value = member(json, 'default');
  if (value === undefined || isResource) return;
  const at = line(json, 'default');
  const text = textOf(value);
  if (value.kind === 'null' || (text !== undefined && text.trim() === '')) {
    note(
      at,
      `The default of the setting "${id}" is blank, and the platform refuses the whole file for it. Leave \`default\` out`,
    );
    return;
  }
  if (type === 'url' && text !== '/collections' && text !== '/collections/all') {
    note(
      at,
      `The default of the setting "${id}" is /collections or /collections/all, not ${shown(value)}. Leave \`default\` out`,
    );
    return;
  }
  if (type === 'link_list' && text !== 'main-menu' && text !== 'footer') {
    note(at, `The default of the setting "${id}" is main-menu or footer, not ${shown(value)}. Leave \`default\` out`);
    return;
  }
  const wrong = misfit({ id, type, json }, value, theme);
  if (wrong !== undefined) note(at, `The default of the setting "${id}" ${wrong}`);
}

function checkRange({ id, json }: Setting, note: Note): void {
  const [min, max] = [numberOf(member(json, 'min')), numberOf(member(json, 'max'))];
  for (const key of ['min', 'max', 'step']) {
    const value = member(json, key);
    if (value !== undefined && value.kind !== 'number')
      note(value.line, `\`${key}\` of the setting "${id}" is a number, not ${shown(value)}`);
  }
  const step = member(json, 'step') === undefined ? 1 : numberOf(member(json, 'step'));
  if (min === undefined || max === undefined || step === undefined) return;
  if (!(step > 0) || !isWhole(step * 10)) {
    note(line(json, 'step'), `The step of the setting "${id}" is 0.1 or a multiple of it, not ${step}`);
    return;
  }
  if (min >= max) {
    note(line(json, 'min'), `The setting "${id}" goes from ${min} to ${max}: \`min\` must be below \`max\``);
    return;
  }
  const values = Math.floor((max - min) / step + 1e-9) + 1;
  if (values > RANGE_VALUES.most)
    note(
      line(json, member(json, 'step') ? 'step' : 'max'),
      `The setting "${id}" has ${values} steps, and the platform takes ${RANGE_VALUES.most}. Make the step larger than ${step}, or the range smaller`,
    );
  if (values < RANGE_VALUES.least)
    note(
      line(json, 'max'),
      `The setting "${id}" has ${values} steps, and a range has at least ${RANGE_VALUES.least}. Make it a select or a checkbox`,
    );
  if (!isWhole((max - min) / step))
    note(
      line(json, 'max'),
      `The setting "${id}" never reaches ${max}: from ${min} in steps of ${step} it is passed by`,
    );
  const unit = textOf(member(json, 'unit'));
  if (unit !== undefined && unit.length > UNIT && !unit.startsWith('t:'))
    note(
      line(json, 'unit'),
      `The unit "${unit}" of the setting "${id}" has ${unit.length} characters, and ${UNIT} are taken`,
    );
}

function checkOptions({ id, json }: Setting, translate: Translate, note: Note): void {
  const options = member(json, 'options');
  if (options === undefined) return;
  if (options.kind !== 'array' || options.items.length === 0) {
    note(options.line, `The setting "${id}" has no options. Add the values that it offers`);
    return;
  }
  const values = new Set<string>();
  for (const option of options.items) {
    const [value, label] = [textOf(member(option, 'value')), textOf(member(option, 'label'))];
    if (value === undefined || label === undefined || (translate(label) ?? label).trim() === '') {
      note(option.line, `An option of the setting "${id}" has a \`value\` and a \`label\`, both of them strings`);
      continue;
    }
    if (values.has(value))
      note(option.line, `The setting "${id}" offers the value "${value}" twice. Remove one of the two`);
    values.add(value);
  }
}

/** What the platform itself paints with a color scheme, in the editor and in its own buttons. */
const ROLES = [
  ...['background', 'text', 'links', 'icons', 'primary_button', 'on_primary_button', 'primary_button_border'],
  ...['secondary_button', 'on_secondary_button', 'secondary_button_border'],
];

function checkSchemes({ id, json }: Setting, context: DefinitionContext, note: Note): void {
  const [definition, role] = [member(json, 'definition'), member(json, 'role')];
  checkDefinitions(definition, { ...context, ids: new Map() }, note);
  for (const entry of items(definition))
    if (!/^(header|color|color_background)$/.test(textOf(member(entry, 'type')) ?? ''))
      note(entry.line, `A color scheme has settings of type color and color_background, and headers`);
  if (role === undefined) return;
  const colors = settingsOf(definition);
  for (const name of ROLES)
    if (member(role, name) === undefined)
      note(role.line, `\`role\` of the setting "${id}" has no \`${name}\`. Name a color for it`);
  for (const { key, value, line: at } of members(role)) {
    const named = value.kind === 'object' ? members(value).map(({ value: of }) => textOf(of)) : [textOf(value)];
    for (const color of named)
      if (!colors.has(color ?? ''))
        note(at, `\`role\` of the setting "${id}" has "${color}" for \`${key}\`, and the schemes have no such color`);
  }
}

function checkServices({ id, json }: Setting, note: Note): void {
  const accept = member(json, 'accept');
  const services = items(accept).map(textOf);
  if (accept !== undefined && (services.length === 0 || services.some((s) => s !== 'youtube' && s !== 'vimeo')))
    note(accept.line, `\`accept\` of the setting "${id}" is a list of youtube and vimeo`);
}
