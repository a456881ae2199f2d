import * as corrections from '../corrections.ts';
import type { Description, Member, Members } from '../member.ts';

/** Line width in characters, as in Biome's configuration. */
const LINE = 120;

const names = (list: string | undefined): ReadonlySet<string> => new Set(list?.split(' '));
const quoted = (text: string): string => `'${text.replaceAll("'", "\\'")}'`;
const key = (name: string): string => (/^[a-z_]\w*$/i.test(name) ? name : quoted(name));

/** `product_option_value` → `ProductOptionValueObject` */
const typeName = (object: string): string =>
  `${object.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())}Object`;

const SCALARS: Readonly<Record<string, string>> = {
  string: 'string',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
  untyped: 'unknown',
};

function typeOf({ type, of = 'untyped', keyed }: Member): string {
  const held = SCALARS[of] ?? typeName(of);
  switch (type) {
    case 'object':
      return held;
    case 'list':
      return keyed ? `Record<string, ${held}> & readonly ${held}[]` : `${held}[]`;
    case 'record':
      return `Record<string, ${held}>`;
    default:
      return SCALARS[type] ?? 'unknown';
  }
}

/** The members of an object, or the globals, as TypeScript declares them. */
function properties(object: string, members: Members, present: ReadonlySet<string>): string[] {
  return Object.entries(members).map(([name, member]) => {
    const special = corrections.TYPES[object]?.[name];
    const own = member.members === undefined ? typeOf(member) : typeName(member.members);
    const nil = member.nil && !present.has(name) && special !== 'T';
    const comment = corrections.COMMENTS[object]?.[name];
    return `${comment ? `  /** ${comment} */\n` : ''}  ${key(name)}: ${special ?? own}${nil ? ' | null' : ''};`;
  });
}

/** Additional members of a list of texts. */
const isList = ({ objects }: Description, object: string): boolean =>
  Object.values(objects).some((members) => Object.values(members).some((member) => member.members === object));

function declaration(description: Description, object: string, members: Members): string {
  const keyed = description.keyed[object];
  const name = `${typeName(object)}${corrections.PARAMETERS[object] ?? ''}`;
  const parent = corrections.EXTENDS[object];
  const inherited = parent === undefined ? {} : (description.objects[parent] ?? {});
  const own = Object.fromEntries(Object.entries(members).filter(([member]) => !(member in inherited)));
  const lines = properties(object, own, names(corrections.PRESENT[object]));
  const byKey = keyed === undefined ? '' : `Record<string, ${typeOf(keyed)}>`;
  if (lines.length === 0) return `export type ${name} = ${byKey};`;
  if (corrections.TYPED_KEYS.includes(object)) return `export type ${name} = {\n${lines.join('\n')}\n} & ${byKey};`;
  const base =
    parent !== undefined ? ` extends ${typeName(parent)}` : isList(description, object) ? ' extends Array<string>' : '';
  return `export interface ${name}${base} {\n${lines.join('\n')}\n}`;
}

function literal({ type, of, nil, keyed, members, values }: Member): string {
  const parts = [
    `type: ${quoted(type)}`,
    ...(of === undefined ? [] : [`of: ${quoted(of)}`]),
    `nil: ${nil}`,
    ...(keyed ? ['keyed: true'] : []),
    ...(members === undefined ? [] : [`members: ${quoted(members)}`]),
  ];
  const line = `{ ${parts.join(', ')} }`;
  if (values === undefined) return line;
  const inline = `      values: [${values.map(quoted).join(', ')}],`;
  const list =
    inline.length <= LINE
      ? inline
      : `      values: [\n${values.map((value) => `        ${quoted(value)},\n`).join('')}      ],`;
  return `{\n${parts.map((part) => `      ${part},\n`).join('')}${list}\n    }`;
}

const table = (members: Members, indent: string): string =>
  Object.entries(members)
    .map(([name, member]) => `${indent}${key(name)}: ${literal(member)},\n`)
    .join('');

/** The file `objects.generated.ts`: the objects as types and as data. */
export function printDescription(description: Description): string {
  const { objects, globals, keyed, filters } = description;
  const types = Object.entries(objects).map(([object, members]) => declaration(description, object, members));
  const tables = Object.entries(objects).map(([object, members]) =>
    Object.keys(members).length === 0 ? `  ${object}: {},\n` : `  ${object}: {\n${table(members, '    ')}  },\n`,
  );
  return `// Made by \`npm run platform-objects -w @vitrine/compiler\` from the platform's documentation and corrections.ts: change these.
import type { Members } from './member.ts';

/** The properties of a line: pairs of name and value in a loop; by name as a member. */
export type LineItemProperties = [string, string][] & { readonly [name: \`_\${string}\`]: string | undefined };

${types.join('\n\n')}

/** Every global of a page. Of a template's own (\`product\`, \`order\`) null is left out: they are there on that template. */
export interface GlobalObjects {
${properties('globals', globals, names(corrections.PRESENT_GLOBALS)).join('\n')}
}

/** The objects by name, and what reading their members gives. */
export const OBJECTS: Readonly<Record<string, Members>> = {
${tables.join('')}};

/** The globals. */
export const GLOBALS: Members = {
${table(globals, '  ')}};

/** Objects whose other members have keys of the shop: what each of them is. */
export const KEYED: Members = {
${table(keyed, '  ')}};

/** What filters give. The arithmetic of integers gives integers, that of others numbers with a fraction. */
export const FILTERS: Members = {
${table(filters, '  ')}};

/** Objects that print a text, and that conditions and filters take for it. */
export const TEXTS: ReadonlySet<string> = new Set([
${corrections.TEXTS.map((object) => `  ${quoted(object)},\n`).join('')}]);
`;
}
