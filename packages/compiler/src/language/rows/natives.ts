/** JavaScript's built-in functions with a model: they accept expressions, or callbacks that return expressions. */
import { MODELS } from '../../evaluate/builtins/models.ts';
import { type Construct, exact, group, refused } from '../construct.ts';
import { NATIVE_NAMES } from '../native-names.ts';

type Row = Omit<Construct, 'group'>;

/** How a function is called: `.map()` of a list, `Math.max()`. */
const labelOf = (name: string): string => {
  const [owner = '', method] = name.split('.prototype.');
  return method === undefined
    ? `\`${name}()\``
    : owner === 'Array'
      ? `\`.${method}()\``
      : `\`.${method}()\` of a ${owner}`;
};

/** An example with an expression for each function; more rows if a part of it is refused. */
const EXAMPLES: Readonly<Record<string, string | readonly (string | Row)[]>> = {
  'Array.prototype.map': "<p>{['a', title].map((one, i) => <b key={i}>{one}</b>)}</p>",
  'Array.prototype.filter': "['card', isNew && 'card--new', note].filter(Boolean).join(' ')",
  'Array.prototype.find': "['new', 'sale'].find((one) => one === kind) ?? 'none'",
  'Array.prototype.findLast': '[1, 5, 9].findLast((n) => n < count) ?? 0',
  'Array.prototype.findIndex': "['new', 'sale'].findIndex((one) => one === kind)",
  'Array.prototype.findLastIndex': '[1, 5, 9].findLastIndex((n) => n < count)',
  'Array.prototype.some': "[title, note].some((text) => text === kind) ? 'yes' : 'no'",
  'Array.prototype.every': "[title, note].every(Boolean) ? 'both' : 'not both'",
  'Array.prototype.includes': "['new', 'sale'].includes(kind) ? 'marked' : 'plain'",
  'Array.prototype.indexOf': "['new', 'sale'].indexOf(kind)",
  'Array.prototype.join': "[title, kind, note, isNew && 'new'].join(', ')",
  'Array.prototype.toString': '[title, count].toString()',
  'Array.prototype.slice': '<p>{[title, kind, note].slice(1)}</p>',
  'Array.prototype.at': '[title, kind].at(-1)',
  'Array.prototype.toReversed': '<p>{[title, kind].toReversed()}</p>',
  'Array.prototype.with': "<p>{[title, kind].with(0, 'a')}</p>",
  'Array.prototype.flat': '<p>{[title, [kind, [note]]].flat(2)}</p>',
  'Array.prototype.flatMap': '<p>{[title, kind].flatMap((text) => [text, 1])}</p>',
  'Array.prototype.concat': '<p>{[title].concat([kind], tags).length}</p>',
  'Array.prototype.forEach':
    'const out = []; [title, kind].forEach((text, i) => { if (isNew) out.push(i + text); }); return <p>{out.join()}</p>;',
  'Array.prototype.reduce': '[1, 2, 3].reduce((sum, n) => sum + n * count, 0)',
  'Array.prototype.reduceRight': "[title, kind].reduceRight((all, text) => all + text, '')",
  'Array.prototype.sort': [
    '[{ n: 2, text: title }, { n: 1, text: kind }].sort((a, b) => a.n - b.n)[0].text',
    refused(
      '`.sort()`, `.toSorted()` by a value of the page',
      '<p>{[count, 2].sort((a, b) => a - b)}</p>',
      'Sort in `data`, or after hydration',
    ),
  ],
  'Array.prototype.toSorted': '[{ n: 2, text: title }, { n: 1, text: kind }].toSorted((a, b) => a.n - b.n)[0].text',
  'Array.prototype.push': 'const out = [title]; if (isNew) out.push(kind); return <p>{out.length}{out}</p>;',
  'Array.prototype.unshift': 'const out = [title]; out.unshift(kind); return <p>{out.length}{out}</p>;',
  'Array.prototype.pop': 'const out = [title, kind]; const last = out.pop(); return <p title={last}>{out}</p>;',
  'Array.prototype.shift': 'const out = [title, kind]; const first = out.shift(); return <p title={first}>{out}</p>;',
  'Array.prototype.reverse': 'const out = [title, kind]; out.reverse(); return <p>{out}</p>;',
  'Array.prototype.splice': "const out = [title, kind]; out.splice(0, 1, 'a'); return <p>{out}</p>;",
  'Array.prototype.fill': 'const out = [1, 2]; out.fill(title); return <p>{out}</p>;',
  'Array.prototype.keys': '<p>{[...[title, kind].keys()].join()}</p>',
  'Array.prototype.entries': '<p>{[...[title, kind].entries()].map(([i, text]) => <b key={i}>{text}</b>)}</p>',
  'Array.prototype.values': '<p>{[...[title, kind].values()].join()}</p>',
  'Array.isArray': [
    "Array.isArray(tags) && !Array.isArray(title) ? 'list' : 'text'",
    refused(
      '`Array.isArray()` of a record of the payload',
      "Array.isArray(stocks) ? 'list' : 'text'",
      'Give it a type in the schema',
    ),
  ],
  'Array.of': 'Array.of(title, kind).join()',
  'Array.from': [
    '<p>{Array.from({ length: count < 5 ? 2 : 3 }, (_, i) => <b key={i}>{i}</b>)}{Array.from({ length: Math.min(count, 5) }, (_, i) => i)}{Array.from(tags, (tag) => tag.toUpperCase())}</p>',
    refused(
      '`new Array(n)` with a number of the page',
      '<p>{new Array(count).fill(0).map((_, i) => i)}</p>',
      'Use Array.from({ length })',
    ),
  ],
  'Map.prototype.get': "new Map([['new', 'New in'], ['sale', title]]).get(kind) ?? 'plain'",
  'Map.prototype.has': "new Map([['new', 1]]).has(kind) ? 'new' : 'other'",
  'Map.prototype.set': [
    "const names = new Map(); names.set('a', title); return <p>{names.get('a')}</p>;",
    refused(
      '`.set()` of a Map with a key of the page',
      'const names = new Map(); names.set(title, 1); return <p>{names.size}</p>;',
      'Use an object made by `record` in `data`, or a list',
    ),
    refused(
      '`.set()` of a Map under a condition of the page',
      "const names = new Map(); if (isNew) names.set('a', 1); return <p>{names.size}</p>;",
      'Use an object or a list, or make it in each branch',
    ),
  ],
  'Map.prototype.delete': "const names = new Map([['a', title]]); names.delete('a'); return <p>{names.size}</p>;",
  'Map.prototype.clear': "const names = new Map([['a', title]]); names.clear(); return <p>{names.size}</p>;",
  'Map.prototype.keys': "<p>{[...new Map([['a', title]]).keys()]}</p>",
  'Map.prototype.values': "<p>{[...new Map([['a', title]]).values()]}</p>",
  'Map.prototype.entries':
    "<p>{[...new Map([['a', title]]).entries()].map(([key, text]) => <b key={key}>{text}</b>)}</p>",
  'Map.prototype.forEach':
    "const out = []; new Map([['a', title]]).forEach((text, key) => out.push(key + text)); return <p>{out}</p>;",
  'Set.prototype.has': "new Set(['new', 'sale']).has(kind) ? 'marked' : 'plain'",
  'Set.prototype.add': [
    "const kinds = new Set(['new']); kinds.add('sale'); return <p>{kinds.has(kind) ? 'marked' : 'plain'}</p>;",
    refused(
      '`new Set()` of values of the page',
      '<p>{new Set([title, kind]).size}</p>',
      'Make it in `data`, or after hydration',
    ),
  ],
  'Set.prototype.delete':
    "const kinds = new Set(['new', 'sale']); kinds.delete('sale'); return <p>{kinds.has(kind) ? 'marked' : 'plain'}</p>;",
  'Set.prototype.clear':
    "const kinds = new Set(['new']); kinds.clear(); return <p>{kinds.has(kind) ? 'marked' : 'plain'}</p>;",
  'Set.prototype.values': "<p>{[...new Set(['new', 'sale']).values()].filter((one) => one !== kind)}</p>",
  'Set.prototype.entries': "<p>{[...new Set(['new']).entries()].map(([one]) => one + title)}</p>",
  'Set.prototype.forEach':
    "const out = []; new Set(['new', 'sale']).forEach((one) => { if (one === kind) out.push(one); }); return <p>{out}</p>;",
  'WeakMap.prototype.set':
    'const key = {}; const names = new WeakMap(); names.set(key, title); return <p>{names.get(key)}</p>;',
  'WeakSet.prototype.add':
    'const key = {}; const seen = new WeakSet(); seen.add(key); return <p>{seen.has(key) && title}</p>;',
  'Object.keys': [
    'Object.keys({ a: 1, ...(isNew && { b: 2 }) }).join()',
    refused(
      '`Object.keys()`, `.values()`, `.entries()` of a record of the payload',
      'Object.keys(stocks).join()',
      'Name each member, or make a list of them in `data`',
    ),
  ],
  'Object.values': '<p>{Object.values({ a: title, b: kind })}</p>',
  'Object.entries':
    '<p>{Object.entries({ a: title, ...(isNew && { b: kind }) }).map(([key, text]) => <b key={key}>{key}{text}</b>)}</p>',
  'Object.fromEntries': [
    "const box = Object.fromEntries([['a', title], ['b', kind]]); return <p title={box.a}>{box.b}</p>;",
    refused(
      '`Object.fromEntries()` of a list of the page',
      'const box = Object.fromEntries(rows.map((row) => [row.id, row.name])); return <p>{box.a}</p>;',
      'Use `record` in `data`',
    ),
  ],
  'Object.assign':
    'const box = Object.assign({ a: 1 }, { a: title, ...(isNew && { b: kind }) }); return <p title={box.b}>{box.a}</p>;',
  'Object.freeze': 'Object.freeze({ text: title }).text',
  'Object.is': "Object.is(kind, 'sale') ? 'sale' : 'no'",
  'Object.hasOwn': "Object.hasOwn({ new: 1, sale: 2 }, kind) ? 'marked' : 'plain'",
  'Object.prototype.hasOwnProperty': "({ new: 1 }).hasOwnProperty(kind) ? 'marked' : 'plain'",
  'Object.defineProperty':
    "const box = { b: 1 }; Object.defineProperty(box, 'a', { value: title }); return <p>{box.a}</p>;",
  'Function.prototype.call': 'function say() { return this.text + title; } return <p>{say.call({ text: kind })}</p>;',
  'Function.prototype.apply': 'const say = (a, b) => a + b; return <p>{say.apply(null, [title, kind])}</p>;',
  'Function.prototype.bind': 'const say = (a, b) => a + b; return <p>{say.bind(null, title)(kind)}</p>;',
  structuredClone: 'structuredClone(title)',
  String: '<p>{String(title)}{String(count)}{String(note)}{String(isNew)}{String(ratio)}</p>',
  Boolean: "[title, Boolean(note) && 'noted'].filter(Boolean).join()",
  Number: [
    '<p>{Number(count)}{Number(isNew)}</p>',
    refused('`Number()` of a text', 'Number(title)', 'Put the number into the payload: `number(x)` in `data`'),
  ],
  'Number.isInteger': [
    "Number.isInteger(count) ? 'whole' : 'no'",
    refused(
      '`Number.isInteger()` of a `z.number()`',
      "Number.isInteger(ratio) ? 'whole' : 'no'",
      'Say `z.int()` in the schema',
    ),
  ],
  'Number.isFinite': "Number.isFinite(ratio) && !Number.isFinite(title) ? 'number' : 'no'",
  'Number.isNaN': "Number.isNaN(ratio) || Number.isNaN(title) ? 'none' : 'number'",
  isNaN: [
    "isNaN(count) ? 'none' : 'number'",
    refused('`isNaN()` of a text', "isNaN(title) ? 'none' : 'number'", 'Put the number into the payload'),
  ],
  'Math.max': [
    'Math.max(count, 3, stock ?? 0)',
    refused('`Math.max()`, `Math.min()` of fractions', 'Math.max(ratio, 0)', 'Use `atLeast` or `atMost` in `data`'),
  ],
  'Math.min': 'Math.min(count, 10)',
  'Math.abs': ['Math.abs(count)', refused('`Math.abs()` of a fraction', 'Math.abs(ratio)', 'Compute it in `data`')],
  'Math.round': [
    'Math.round(count)',
    refused(
      '`Math.round()`, `.floor()`, `.ceil()`, `.trunc()` of a fraction',
      'Math.round(ratio)',
      'Use `round`, `floor` or `ceil` in `data`',
    ),
  ],
  'Math.floor': 'Math.floor(count)',
  'Math.ceil': 'Math.ceil(count)',
  'Math.trunc': 'Math.trunc(count)',
  'String.prototype.concat': "'No. '.concat(title, kind)",
  'String.prototype.includes': "'new and sale'.includes(kind) ? 'in' : 'out'",
};

const nameOf = (native: unknown): string =>
  NATIVE_NAMES.get(native) ?? (typeof native === 'function' ? native.name : String(native));

export const NATIVES = group(
  "JavaScript's own functions on constants that hold values of the page",
  [...MODELS.keys()].flatMap((native): Row[] => {
    const name = nameOf(native);
    const examples = EXAMPLES[name] ?? [];
    return (typeof examples === 'string' ? [examples] : examples).map((one) =>
      typeof one === 'string' ? exact(labelOf(name), one, { key: name }) : { ...one, key: name },
    );
  }),
);
