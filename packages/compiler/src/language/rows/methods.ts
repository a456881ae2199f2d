/** Methods and members of expressions. */
import { REMEDIES, remedyFor } from '../../expression/remedies.ts';
import { type Construct, exact, group, refused } from '../construct.ts';
import { methodsOf } from '../native-names.ts';

type Case =
  | string
  | { label: string; exact: string; note?: string }
  | { label: string; refused: string; remedy?: string };

/** A member that is not inherited, as `toString` would be. */
const own = <T>(record: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined;

/** The prefix of a key: `text.trim` is a method of a text of the page. */
function rowsOf(
  kind: string,
  subject: string,
  prototype: object,
  cases: Readonly<Record<string, readonly Case[]>>,
  args: Readonly<Record<string, string>>,
): Omit<Construct, 'group'>[] {
  return methodsOf(prototype).flatMap((name): Omit<Construct, 'group'>[] => {
    const key = `${kind}.${name}`;
    return (
      own(cases, name) ?? [{ label: `\`.${name}()\``, refused: `${subject}.${name}(${own(args, name) ?? ''})` }]
    ).map((one) => {
      if (typeof one === 'string') return exact(`\`.${name}()\``, one, { key });
      if ('exact' in one) return exact(one.label, one.exact, { key, ...(one.note ? { note: one.note } : {}) });
      return refused(one.label, one.refused, one.remedy ?? remedyFor(name), { key });
    });
  });
}

const CHOICE = 'Exact of a text of which the schema names all values (`z.enum`, `z.literal`), as all other methods.';

export const METHODS = [
  ...group('Texts of the page (`z.string()`)', [
    exact(
      '`.length` as a condition',
      "<p>{title.length > 0 ? title : 'empty'}{title.length === 0 && 'none'}{!note?.length && '-'}</p>",
    ),
    refused(
      '`.length` compared with another number',
      "title.length > 3 && 'long'",
      'JavaScript counts UTF-16 units and Liquid characters: count in `data`, or compare the text with the empty one',
    ),
    refused(
      '`.length` printed',
      '`${title.length}`',
      'JavaScript counts UTF-16 units and Liquid characters: count in `data`',
    ),
    ...rowsOf(
      'text',
      'title',
      String.prototype,
      {
        toUpperCase: ['title.toUpperCase()'],
        toLowerCase: ['title.toLowerCase()'],
        toString: ['title.toString()'],
        valueOf: ['title.valueOf()'],
        concat: ["title.concat('-', kind, note)"],
        includes: [
          { label: '`.includes(text)`', exact: "title.includes('a') && title.includes(kind) ? 'both' : 'no'" },
          {
            label: '`.includes(text, from)`',
            refused: "title.includes('a', 1) ? 'yes' : 'no'",
            remedy: 'Give it only what is looked for; of a list, take .slice(n) first',
          },
        ],
        startsWith: [
          { label: "`.startsWith('constant')`", exact: "title.startsWith('Dr') ? 'yes' : 'no'" },
          { label: '`.startsWith(text)` with a text of the page', refused: "title.startsWith(kind) ? 'yes' : 'no'" },
        ],
        endsWith: [
          { label: "`.endsWith('constant')`", exact: "title.endsWith('g') ? 'yes' : 'no'" },
          { label: '`.endsWith(text)` with a text of the page', refused: "title.endsWith(kind) ? 'yes' : 'no'" },
        ],
        replace: [
          { label: "`.replace('a', 'b')`", exact: "title.replace('a', '-')" },
          { label: '`.replace(/…/, …)`', refused: "title.replace(/a/, '-')" },
        ],
        replaceAll: [
          { label: "`.replaceAll('a', 'b')`", exact: "title.replaceAll('a', '-')" },
          { label: '`.replaceAll(/…/g, …)`', refused: "title.replaceAll(/a/g, '-')" },
        ],
        slice: [
          { label: '`.slice()`', refused: 'title.slice(0, 3)' },
          {
            label: '`.slice()` and the like of a choice among constants',
            exact: "kind.slice(1).padEnd(5, '-')",
            note: CHOICE,
          },
        ],
      },
      {
        at: '0',
        charAt: '0',
        charCodeAt: '0',
        codePointAt: '0',
        indexOf: "'a'",
        lastIndexOf: "'a'",
        localeCompare: "'a'",
        match: '/a/',
        matchAll: '/a/g',
        padEnd: '5',
        padStart: '5',
        repeat: '2',
        search: '/a/',
        split: "'a'",
        substr: '1',
        substring: '1',
        anchor: "'a'",
        fontcolor: "'a'",
        fontsize: '1',
        link: "'a'",
      },
    ),
  ]),
  ...group('Lists of the page (`z.array(…)`)', [
    exact('`.length`', '`${tags.length} ${tags.length > 2} ${rows.length % 2}`'),
    ...rowsOf(
      'list',
      'tags',
      Array.prototype,
      {
        map: ['<ul>{rows.map((row, i) => <li key={row.id} data-n={i + 1}>{row.name}{i === 0 && title}</li>)}</ul>'],
        filter: [
          '<ul>{rows.filter((row, i) => row.available && i < 5 && row.amount !== count).map((row, i) => <li key={row.id}>{i}{row.name}</li>)}{tags.filter(Boolean).length}</ul>',
        ],
        find: ["rows.find((row) => row.name === title)?.id ?? 'none'"],
        findIndex: ['rows.findIndex((row) => row.available)'],
        indexOf: [{ label: '`.indexOf(item)`', exact: '<p>{tags.indexOf(title)}</p>' }],
        some: ["rows.some((row) => row.amount > count) ? 'some' : 'none'"],
        every: ["rows.every((row) => row.available) ? 'all' : 'not all'"],
        includes: ["tags.includes(title) ? 'in' : 'out'"],
        join: [
          { label: "`.join('constant')`", exact: "tags.join(' / ')" },
          {
            label: '`.join(text)` with a text of the page',
            refused: 'tags.join(kind)',
            remedy: 'Write the separator out',
          },
        ],
        slice: [
          {
            label: '`.slice(n)`, `.slice(n, m)` from the start',
            exact:
              '<p>{tags.slice(0, 2).map((tag) => tag)}{tags.slice(1).map((tag) => tag)}{tags.slice(1, 3).length}</p>',
          },
          {
            label: '`.slice(-n)`',
            refused: 'tags.slice(-1).map((tag) => tag)',
            remedy: 'Use .slice(0, n) or .slice(n), once',
          },
        ],
        at: [
          { label: '`.at(n)`, `.at(-1)`', exact: 'tags.at(0) ?? tags.at(-1)' },
          { label: '`.at(-n)` of others', refused: 'tags.at(-2)', remedy: 'Use `find` or `first` in `data`' },
          { label: '`.at(n)` with a number of the page', refused: 'tags.at(count)', remedy: 'Use .find' },
        ],
        concat: ['<ul>{tags.concat([title], tags).map((tag, i) => <li key={i}>{tag}</li>)}</ul>'],
        flatMap: [
          {
            label: '`.flatMap()` with one item each',
            exact: '<p>{rows.flatMap((row) => [<b key={row.id}>{row.name}</b>])}</p>',
          },
          {
            label: '`.flatMap()` with several items each',
            refused: '<p>{rows.flatMap((row) => [row.id, row.name])}</p>',
          },
        ],
        reduce: [
          {
            label: '`.reduce()` of whole numbers, or of a text',
            exact:
              "<p>{rows.reduce((sum, row) => sum + row.amount, 0)}{tags.reduce((all, tag) => `${all}${tag};`, '')}</p>",
          },
          {
            label: '`.reduce()` into anything else',
            refused: '<p>{rows.reduce((sum, row) => [...sum, row.name], []).length}</p>',
          },
        ],
        toString: ['tags.toString()'],
      },
      {
        findLast: '(tag) => tag === title',
        findLastIndex: '(tag) => tag === title',
        forEach: '() => {}',
        with: "0, 'a'",
        push: "'a'",
        unshift: "'a'",
        fill: "'a'",
        splice: '0, 1',
        toSpliced: '0, 1',
        copyWithin: '0, 1',
        lastIndexOf: "'a'",
        reduceRight: "(all, tag) => all + tag, ''",
      },
    ),
  ]),
  ...group('Numbers and truth values of the page (`z.int()`, `z.number()`, `z.boolean()`)', [
    ...rowsOf(
      'number',
      'count',
      Number.prototype,
      {
        toString: [
          { label: '`.toString()`', exact: 'count.toString()' },
          { label: '`.toString(radix)`', refused: 'count.toString(2)' },
        ],
      },
      {},
    ),
    ...rowsOf('boolean', 'isNew', Boolean.prototype, { toString: ['isNew.toString()'] }, {}),
  ]),
  ...group('Dates of the page, which are texts', [
    ...Object.keys(REMEDIES)
      .filter((name) => ![String, Array, Number].some((owner) => name in owner.prototype))
      .map((name) => refused(`\`.${name}()\``, `title.${name}()`, remedyFor(name), { key: `date.${name}` })),
  ]),
  ...group('Objects of the page (`z.object()`, `z.record()`, `z.discriminatedUnion()`)', [
    exact('members', '<p title={image?.src}>{rows[0]?.name}</p>'),
    refused('a member of what may be null', 'note.length', 'Test it first, or use ?.'),
    exact('a union by its discriminator', 'block.type === \'text\' ? block.text : <img src={block.src} alt="" />'),
    exact(
      'identity of the items of a list',
      'const active = rows[0]; return <ul>{rows.map((row) => <li key={row.id} aria-current={row === active}>{row.name}</li>)}</ul>;',
    ),
    exact('a member of a record', "<p>{stocks.small}{stocks[kind] ?? 'none'}</p>"),
    refused(
      'a member of a record whose name may be any text',
      "<p>{stocks[title] ?? 'none'}</p>",
      'Read it in `data`, or say which texts it may be in the schema (`z.enum`)',
    ),
    exact(
      'a member named by a number',
      "<p>{{ 1: 'one', 2: 'two' }[count] ?? 'many'}{count in { 1: 0 } ? 'x' : ''}</p>",
    ),
    refused('a text of the page, looked for by `in`', "<p>{title in { sale: 1 } ? 'x' : ''}</p>", 'Use Object.hasOwn'),
    refused(
      'a value without a type (`z.unknown()`, a union without discriminator), printed',
      '`${either}`',
      'Give it a type: in the schema, in `data` with `metafield<string>(…)`, or with `string(x)`',
    ),
    refused(
      'a value without a type, compared by `===` with what may be null or undefined',
      '<p>{either === null ? 1 : 2}</p>',
      'Compare with null by ==, or say its type: `metafield<string>(…)`',
    ),
    exact('a value without a type, compared with null by `==`', '<p>{either == null ? 1 : 2}</p>'),
    refused(
      'a value without a type, where a default stands for undefined',
      "const { a = 'none' } = { a: either }; return <p>{a ? 1 : 2}</p>;",
      'Use ??, or say its type: `metafield<string>(…)`',
    ),
  ]),
];
