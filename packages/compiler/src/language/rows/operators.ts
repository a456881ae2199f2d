/** Operators and other expressions. */
import { exact, group, refused } from '../construct.ts';

export const OPERATORS = [
  ...group('Comparisons and conditions', [
    exact('`a === b`, `a !== b`', "`${kind === 'sale'} ${count !== 3} ${title === note} ${stock === null}`"),
    exact('`==`, `!=` with null, or of one type', "note == null ? 'none' : count != 2 ? note : 'two'"),
    refused('`==`, `!=` of two types', "title == count && 'same'", 'Use ==='),
    exact('`<`, `>`, `<=`, `>=` of numbers', '`${count < 3} ${count >= 0} ${ratio > 0.5} ${rows.length <= 2}`'),
    refused(
      '`<`, `>`, `<=`, `>=` of texts',
      "title < 'm' ? 'first half' : 'second half'",
      'Texts are ordered differently by Liquid: sort them in `data`, or compare with ===',
    ),
    exact('`a ? b : c`', "count > 2 ? <b>many</b> : note ? <i>{note}</i> : 'few'"),
    exact(
      '`a && b`, `a || b`, `a ?? b`',
      "<p title={note || 'none'}>{isNew && title}{stock ?? 'unknown'}{note && <b>{note}</b>}{count || 'zero'}</p>",
      {
        note: 'As in React: `{count && …}` renders the 0, `{title && …}` nothing where the text is empty.',
      },
    ),
    exact('`!a`', '`${!title} ${!note} ${!count} ${!isNew} ${!rows.length} ${!image}`'),
    exact(
      '`a?.b`, `a?.[b]`, `a?.b()`',
      "<img src={image?.src} alt={image?.alt ?? ''} width={rows[0]?.amount} title={note?.toUpperCase()} />",
    ),
    exact('`in` on an object of known keys', "kind in { new: 1, sale: 2 } ? 'marked' : 'plain'"),
    refused(
      '`in` on a record of the payload',
      "title in stocks ? 'known' : 'unknown'",
      'Compare the member itself with undefined or null',
    ),
    exact('`instanceof`', "[...rows] instanceof Array && 'a list'", {
      note: 'A value of the payload is never an instance of a class.',
    }),
    exact('`typeof a`', '`${typeof title} ${typeof count} ${typeof stock} ${typeof rows} ${typeof undefined}`'),
    refused(
      '`typeof a` of a value that may have several types',
      'typeof either',
      'Give the payload a field that tells',
    ),
  ]),
  ...group('Arithmetic and texts', [
    exact(
      '`+`, `-`, `*` of whole numbers',
      '`${count + 1} ${count - 2} ${count * 3} ${-count} ${+count} ${(stock ?? 0) + count}`',
    ),
    exact('`%` of whole numbers', '`${count % 3}`', { note: 'The divisor must be a constant above 0.' }),
    refused('`%` by 0 or less', '`${count % 0}`', 'Divide by a number that is written out, above 0'),
    exact(
      '`Math.floor(a / b)` of whole numbers',
      '`${Math.floor(count / 2)} ${Math.floor((count - 7) / Math.max(price, 1))}`',
      {
        note: 'The divisor must be a constant above 0, or `Math.max(x, 1)`.',
      },
    ),
    refused('`/`', 'count / 2', 'Use `Math.floor(a / b)`, or CSS `calc()`'),
    refused(
      '`/` by what may be 0 or less',
      'Math.floor(count / price)',
      'Compute it in `data` (`dividedBy`), or use CSS `calc()`',
    ),
    refused('`**`', 'count ** 2', 'Compute it in `data` (`dividedBy`), or use CSS `calc()`'),
    refused(
      'arithmetic on fractions (`z.number()`)',
      'ratio * 2',
      'Liquid and JavaScript count fractions differently: compute it in `data`, or say `z.int()` in the schema',
    ),
    refused('`&`', 'count & 1', 'Compute it in `data`'),
    refused('`|`', 'count | 1', 'Compute it in `data`'),
    refused('`^`', 'count ^ 1', 'Compute it in `data`'),
    refused('`<<`', 'count << 1', 'Compute it in `data`'),
    refused('`>>`', 'count >> 1', 'Compute it in `data`'),
    refused('`>>>`', 'count >>> 1', 'Compute it in `data`'),
    refused('`~`', '~count', 'Compute it in `data`'),
    exact('`+` of texts', "'No. ' + count + ' ' + title + note + isNew"),
    refused(
      '`+` of what may be a sum or a text',
      '(isNew ? title : either) + 1',
      'Use a template string for a text, and `plus(a, b)` in `data` for a sum',
    ),
    exact('template strings', '`${title} (${count}) ${note} ${isNew} ${ratio}`', {
      note: 'Null prints as `null`, as in JavaScript.',
    }),
    refused('an object in a text', '`${rows[0]}`', 'Print one of its members'),
    exact('tagged template strings', 'mark`one ${title} two`', {
      outside: "const mark = (parts: readonly string[], value: string) => parts.join('*') + value;",
    }),
    exact('numbers as React prints them', '<p data-ratio={ratio}>{count} {ratio} {-count}</p>', {
      note: 'The page prints a `z.number()` exactly where its absolute value is between 0.0001 and 1e15.',
    }),
  ]),
  ...group('Assignments', [
    exact('`=`', "let text = 'plain'; if (isNew) text = title; return <p>{text}</p>;"),
    exact('`+=`, `-=`, `*=`, `%=`', 'let n = 2; n += count; n -= 1; n *= 2; if (isNew) n %= 5; return <p>{n}</p>;'),
    refused('`/=`', 'let n = count; n /= 2; return <p>{n}</p>;', 'Use `Math.floor(a / b)`, or CSS `calc()`'),
    refused(
      '`**=`',
      'let n = count; n **= 2; return <p>{n}</p>;',
      'Compute it in `data` (`dividedBy`), or use CSS `calc()`',
    ),
    refused(
      '`&=`, `|=`, `^=`, `<<=`, `>>=`, `>>>=`',
      'let n = count; n |= 1; return <p>{n}</p>;',
      'Compute it in `data`',
    ),
    exact(
      '`&&=`, `||=`, `??=`',
      "let a = note; a ??= title; let b = title; b ||= 'untitled'; let c = isNew; c &&= count > 1; return <p title={a}>{b}{c && 'x'}</p>;",
    ),
    exact('`++`, `--`', 'let n = count; n++; --n; ++n; return <p>{n}</p>;'),
    exact(
      'destructuring in an assignment',
      'let a, b; [a, b] = [title, kind]; ({ name: a = a } = rows[0] ?? {}); return <p title={a}>{b}</p>;',
    ),
    exact(
      'members of an object made while rendering',
      "const box = { text: 'a' }; if (isNew) box.text = title; return <p>{box.text}</p>;",
    ),
    exact(
      '`delete` of a member of an object made while rendering',
      'const box = { a: title, b: kind }; delete box.b; return <p>{Object.keys(box).join()}</p>;',
    ),
    refused(
      'a member of the payload',
      "rows[0].name = 'x'; return <p>{title}</p>;",
      'The payload is never changed in place: make a new object',
    ),
    refused(
      '`delete` of a member of the payload',
      'delete stocks.a; return <p>{title}</p>;',
      'Make a new object without it',
    ),
    refused(
      'a member whose name is known only on the page',
      'const box = {}; box[title] = 1; return <p>{Object.keys(box).join()}</p>;',
      'Make the object with `record` in `data`, or name the member',
    ),
    refused(
      'a variable outside of the component',
      'seen = seen + 1; return <p>{title}{seen}</p>;',
      'Compute the value instead of changing one that was made outside',
      { outside: 'let seen = 0;' },
    ),
    refused(
      'a variable outside of a callback of `.map` over a list of the page',
      'let n = 0; return <ul>{rows.map((row) => <li key={row.id}>{++n}</li>)}</ul>;',
      'Compute the value instead of changing one that was made outside',
    ),
    refused('a constant', "const text = title; text = 'x'; return <p>{text}</p>;", 'Declare it with `let`'),
  ]),
  ...group('Objects, lists and other expressions', [
    exact(
      '`{ … }`, `{ ...a }`, `{ [key]: a }`, getters and methods',
      "const box = { title, ...(isNew && { badge: 'new' }), ['k' + 1]: count, get both() { return title + kind; }, say() { return note; } }; return <p title={box.both} data-k={box.k1}>{box.badge}{box.say()}</p>;",
    ),
    refused(
      '`{ [key]: a }` with a key of the page',
      'const box = { [title]: 1 }; return <p>{Object.keys(box).join()}</p>;',
      'Use `record` in `data`',
    ),
    exact(
      '`{ ...a }` of an object with a schema',
      'const row = { ...rows[0], id: title }; return <p title={row.id}>{row.name}</p>;',
    ),
    refused(
      '`{ ...a }` of a record of the payload',
      'const all = { ...stocks, a: 1 }; return <p>{all.a}</p>;',
      'Name each member',
    ),
    exact(
      '`[a, b]`, `[...a]`',
      "<ul>{['first', ...tags, title, ...(isNew ? ['new'] : [])].map((tag, i) => <li key={i}>{tag}</li>)}</ul>",
    ),
    refused('`[...a]` of what is no list', '[...either].length', 'Spread a list of the schema (`z.array`)'),
    exact('`table[key]` of an object with known keys', "{ new: 'New in', sale: 'Sale', plain: '' }[kind]"),
    exact('`list[n]`, `list[index]`', '<p>{tags[0]}{rows[1]?.name}{rows.map((row, i) => tags[i] ?? row.id)}</p>'),
    refused(
      '`list[n]` with another number of the page',
      'tags[ratio]',
      'Use .map or .find, or find the item in `data`',
    ),
    exact('`a, b`', '(0, title)'),
    exact('regular expressions on constants', "/^a/.test('abc') && title"),
    refused(
      'regular expressions on values of the page',
      "/^a/.test(title) && 'a'",
      'Compute it in `data` with a helper, or after hydration (state that starts as null, an effect, or <ClientOnly>)',
    ),
    exact(
      '`new` of a class of the source, `this`, `new.target`',
      "const tag = new Price(count); return <p>{tag.text('€')}{tag.own && 'own'}</p>;",
      {
        outside:
          'class Price { own: boolean; constructor(public cents: number) { this.own = new.target === Price; } text(sign: string) { return `${this.cents} ${sign}`; } }',
      },
    ),
    exact(
      '`super`, private members, `static`, class expressions',
      'const card = new Sale(title); return <p title={Sale.kind}>{card.text()}{Card.is(card) && kind}</p>;',
      {
        outside:
          "const Card = class { #name; constructor(name: string) { this.#name = name; } static is(value: object) { return #name in value; } text() { return this.#name; } };\nclass Sale extends Card { static kind = 'sale'; text() { return `${super.text()}!`; } }",
      },
    ),
    exact(
      'functions and closures, arrow functions, default parameters, `...rest`, `arguments`',
      "const say = (text = 'none', ...more: string[]) => [text, ...more].join('-'); function count2() { return arguments.length; } return <p title={say(undefined, title)}>{say(title, kind)}{count2(title)}{(function named() { return note; })()}</p>;",
    ),
    exact(
      'TypeScript: `as`, `satisfies`, `!`, type arguments',
      '<p>{(title as string).length > 0 && (kind satisfies string)}{note!}{(identity<string>)(title)}</p>',
      {
        outside: 'const identity = <T,>(value: T): T => value;',
      },
    ),
    exact('`void a`', "void title ?? 'nothing'"),
    exact(
      'JSX: elements, fragments, spread, members, namespaces, comments',
      "<><Parts.Item {...{ id: 'a' }} title={title}>{/* nothing */}{note}</Parts.Item><svg><use xlink:href={`#${kind}`} /></svg></>",
      {
        outside: 'const Parts = { Item: (props: object) => <b {...props} /> };',
      },
    ),
    refused('`await`', 'const load = async () => await title; return <p>{load()}</p>;', 'Wait for it in an effect'),
    refused('`yield`', 'const all = function* () { yield title; }; return <p>{[...all()]}</p>;', 'Return a list'),
    refused(
      '`import()`',
      "return <p>{String(import('react'))}</p>;",
      'Import it in an effect or a handler, or at the top of the file',
    ),
    refused('`import.meta`', 'return <p>{import.meta.url}</p>;', 'Import the file instead'),
  ]),
];
