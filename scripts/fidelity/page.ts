import type { Answer } from './classify.ts';
import type { Property } from './documented.ts';
import { ABSENT_OBJECTS, OTHER_TYPES } from './reasons.ts';

/** Names of the documentation, and those of them the host does not know, with the reason. */
export interface Names {
  documented: readonly string[];
  unknown: ReadonlyMap<string, string>;
}

/** What the page says. */
export interface Fidelity {
  answers: readonly Answer[];
  /** Documented globals, and whether they answer. */
  globals: readonly { member: Property; answers: boolean }[];
  filters: Names;
  tags: Names;
}

const code = (text: string) => `\`${text}\``;

function objectPart(name: string, answers: readonly Answer[]): string {
  const filled = answers.filter(({ state }) => state === 'filled');
  const rest = answers.filter(({ state }) => state !== 'filled');
  const lines = [`### ${name}`, ''];
  if (filled.length > 0) lines.push(`Filled: ${filled.map((answer) => code(answer.name)).join(', ')}.`, '');
  if (rest.length > 0) {
    lines.push('| property | answers | why |', '|---|---|---|');
    for (const { name: property, state, value, reason } of rest)
      lines.push(`| ${code(property)} | ${state === 'constant' ? `constant ${code(value)}` : 'absent'} | ${reason} |`);
    lines.push('');
  }
  return lines.join('\n');
}

/** Objects of which no property answers, by their reason. */
function absentPart(names: readonly string[]): string {
  const byReason = Map.groupBy(names, (name) => ABSENT_OBJECTS[name] ?? '');
  const rows = [...byReason].map(([reason, objects]) => `| ${objects.map(code).join(', ')} | ${reason} |`);
  return ['| objects | why |', '|---|---|', ...rows, ''].join('\n');
}

function namesPart(title: string, { documented, unknown }: Names): string {
  const rows = [...unknown].map(([name, reason]) => `| ${code(name)} | ${reason} |`);
  const known = `${documented.length - unknown.size} of ${documented.length} documented ${title.toLowerCase()} are known.`;
  const rest = rows.length === 0 ? [] : ['', '| not known | why |', '|---|---|', ...rows];
  return [`## ${title}`, '', known, ...rest, ''].join('\n');
}

/** docs/fidelity.md */
export function fidelityPage({ answers, globals, filters, tags }: Fidelity): string {
  const byObject = Map.groupBy(answers, ({ object }) => object);
  const count = (state: Answer['state']) => answers.filter((answer) => answer.state === state).length;
  const [gone, there] = [...byObject].reduce<[string[], [string, Answer[]][]]>(
    ([none, some], [name, own]) =>
      own.every(({ state }) => state === 'absent') ? [[...none, name], some] : [none, [...some, [name, own]]],
    [[], []],
  );
  const silent = globals.filter((global) => !global.answers);
  const types = Object.entries(OTHER_TYPES).map(([name, reason]) => `| ${code(name)} | ${reason} |`);
  return `${[
    '# What the host answers of what the platform documents',
    '',
    'Written by `npm run fidelity` from the documented objects and from what pages of two shops answer: the demo shop, and one in which a merchant has filled more. Change the host or `scripts/fidelity/reasons.ts`, not this page.',
    '',
    '**Filled** comes from the data of the shop. **Constant** is the same for every shop. **Absent** answers nil: the host has nothing that it would say.',
    '',
    '| properties | |',
    '|---|---:|',
    `| documented | ${answers.length} |`,
    `| filled | ${count('filled')} |`,
    `| constant | ${count('constant')} |`,
    `| absent | ${count('absent')} |`,
    '',
    `${globals.length - silent.length} of ${globals.length} documented global variables answer${silent.length > 0 ? `, not ${silent.map(({ member }) => code(member.name)).join(', ')}` : ''}.`,
    '',
    '## Objects that no shop has here',
    '',
    absentPart(gone),
    '## Properties of another type',
    '',
    'All others answer with the documented type, or nil.',
    '',
    '| property | answers with |',
    '|---|---|',
    ...types,
    '',
    '## Objects',
    '',
    ...there.toSorted(([a], [b]) => a.localeCompare(b)).map(([name, own]) => objectPart(name, own)),
    namesPart('Filters', filters),
    namesPart('Tags', tags),
  ]
    .join('\n')
    .trimEnd()}\n`;
}
