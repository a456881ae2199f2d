/** Functions and names that are always refused in a render, and functions without a model, which refuse expressions. */
import { MODELS } from '../../evaluate/builtins/models.ts';
import { REFUSED_CONSTRUCTIONS, REFUSED_NAMES, REFUSED_NATIVES } from '../../evaluate/builtins/refused.ts';
import { type Construct, exact, group, refused } from '../construct.ts';
import { NATIVE_NAMES } from '../native-names.ts';

type Row = Omit<Construct, 'group'>;

const nameOf = (native: unknown): string => NATIVE_NAMES.get(native) ?? '';

/** How a native function is called in an example. */
function callOf(name: string): string {
  const [owner = '', method] = name.split('.prototype.');
  if (method === undefined) return name === 'crypto.getRandomValues' ? `${name}(new Uint8Array(1))[0]` : `${name}()`;
  const subject = { Date: 'new Date(0)', Number: '(1.5)', String: "'a'", Array: '[1.5]' }[owner] ?? '';
  return `${subject}.${method}(${method === 'localeCompare' ? "'b'" : ''})`;
}

const labelOf = (name: string): string => {
  const [owner = '', method] = name.split('.prototype.');
  return method === undefined ? `\`${name}()\`` : `\`.${method}()\` of a ${owner}`;
};

const WITHOUT_MODEL =
  'Compute it in `data` with a helper, or after hydration (state that starts as null, an effect, or <ClientOnly>)';

/** Functions that are given a text or a number, and one that takes an object apart. */
const OTHERS =
  /^(Math\.\w+|JSON\.(parse|stringify)|Number\.isSafeInteger|Date\.parse|String\.(raw|fromCharCode|fromCodePoint)|RegExp\.escape|URL\.(canParse|parse)|(parse|is|encode|decode)[A-Z]\w*|atob|btoa|Object\.(getOwn\w+|seal|create|isSealed|isFrozen|isExtensible|preventExtensions)|Reflect\.(get|has|ownKeys))$/;

/** Methods of constants that are given a text of the page. */
const METHODS_OF_CONSTANTS = /^(String|Array|RegExp|Set)\.prototype\.\w+$/;
const SUBJECTS: Readonly<Record<string, string>> = {
  String: "'abc'",
  Array: "['a']",
  RegExp: '/a/',
  Set: "new Set(['a'])",
};

function givenPage(name: string): string {
  const [owner = '', method] = name.split('.prototype.');
  if (method !== undefined) return `typeof ${SUBJECTS[owner]}.${method}(title)`;
  if (name === 'String.raw') return 'String.raw({ raw: [title] })';
  if (/^(Object|Reflect)\./.test(name)) return `typeof ${name}({ a: title }, 'a')`;
  return `typeof ${name}(${/^Math\.|^Number\.|\.from/.test(name) ? 'count' : 'title'})`;
}

/** Whether a native function without a model has a row: those that views may call with an expression. */
const isTold = (native: unknown, name: string): boolean => {
  if (MODELS.has(native) || REFUSED_NATIVES.has(native)) return false;
  if (OTHERS.test(name)) return true;
  return (
    METHODS_OF_CONSTANTS.test(name) && typeof native === 'function' && native.length > 0 && !/compile|__/.test(name)
  );
};

export const REFUSED = [
  ...group('Refused everywhere: the clock, chance, the language and the time zone of the visitor', [
    refused('`new Date()`', 'String(new Date())', REFUSED_CONSTRUCTIONS.date),
    refused('`Date()`', 'Date()', REFUSED_CONSTRUCTIONS.date),
    refused('`new Promise()`', 'String(new Promise(() => {}))', REFUSED_CONSTRUCTIONS.promise),
    refused(
      '`new Date(…)` of a value of the page',
      'new Date(title).toISOString()',
      'Format the date in `data` with `date(x, format)`',
    ),
    exact(
      '`new Date(…)` of a constant, in UTC',
      "<p>{title}{new Date('2024-02-29T00:00:00Z').toISOString().slice(0, 10)}</p>",
    ),
    ...[...REFUSED_NATIVES].map(([native, { remedy }]) => {
      const name = nameOf(native);
      return refused(labelOf(name), `String(${callOf(name)})`, remedy, { key: name });
    }),
  ]),
  ...group('Refused everywhere: names that only a browser, or only Node, has', [
    ...[...REFUSED_NAMES].map(([name, remedy]) =>
      refused(`\`${name}\``, `String(${name}.value)`, remedy, { key: name }),
    ),
    exact(
      'in handlers, effects and `<ClientOnly>`',
      'useEffect(() => { document.title = title; }); return <button type="button" onClick={() => window.scrollTo(0, 0)}>{title}<ClientOnly fallback={kind}><Width /></ClientOnly></button>;',
      { outside: 'const Width = () => <b>{window.innerWidth}</b>;' },
    ),
  ]),
  ...group("JavaScript's own functions without a model", [
    exact(
      'of constants',
      "<p data-id={Math.sqrt(16) + parseInt('12px', 10)} title={JSON.stringify({ a: 1 })}>{title}</p>",
    ),
    ...[...NATIVE_NAMES]
      .filter(([native, name]) => isTold(native, name))
      .map(([, name]): Row => refused(labelOf(name), givenPage(name), WITHOUT_MODEL)),
    refused(
      'a callback of such a function that answers with a value of the page',
      "'abc'.replace(/b/, () => title)",
      'Compute it in the markup, or in `data`',
    ),
  ]),
];
