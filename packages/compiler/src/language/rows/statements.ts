/** Statements. If the page decides between two ways, both are printed. */
import { exact, group, refused } from '../construct.ts';

export const STATEMENTS = [
  ...group('Statements', [
    exact(
      '`const`, `let`, `var`',
      'const a = title; let b; var c = kind; if (isNew) { b = a; } return <p title={b}>{c}</p>;',
    ),
    exact(
      'destructuring with defaults and rest',
      "const [first = 'none', ...others] = tags; const { name, ...rest } = rows[0] ?? { name: title, id: 'x' }; return <p title={first} id={rest.id}>{name}{others.length}</p>;",
    ),
    refused(
      '`...rest` of a record of the payload',
      'const { a, ...others } = stocks; return <p>{a}{Object.keys(others).length}</p>;',
      'Name each member',
    ),
    exact(
      '`if`, `else`, early `return`',
      "if (!title) return null; if (kind === 'sale') { return <b>{title}</b>; } else if (isNew) return <i>{title}</i>; return <p>{title}</p>;",
    ),
    exact(
      '`switch` with `break`, `return`, fall-through and `default`',
      "let text = ''; switch (kind) { case 'new': text = 'New'; break; case 'sale': text = 'Sale'; default: text += '!'; } return <p>{text}</p>;",
    ),
    exact(
      '`for`, `while`, `do` with a known number of rounds',
      'let n = 0; for (let i = 0; i < 3; i++) n += count; do { n++; } while (false); let k = 0; while (k < 2) k++; return <p>{n}{k}</p>;',
    ),
    exact(
      '`for` up to a small number of the page',
      'const stars = []; for (let i = 0; i < 3; i++) { if (i >= count) break; stars.push(<b key={i}>*</b>); } return <p>{stars}</p>;',
    ),
    refused(
      '`for`, `while`, `do` with a number of rounds that only the page knows',
      'let n = 0; for (let i = 0; i < count; i++) n += i; return <p>{n}</p>;',
      'Use .map over a list, or `numbers(1, n)` in `data`',
    ),
    exact(
      '`for … of`, `for … in` over lists and objects that are written out',
      "const parts = []; for (const tag of ['a', title, isNew ? kind : null]) if (tag) parts.push(tag); for (const key in { x: 1, y: 2 }) parts.push(key); return <p>{parts.join('-')}</p>;",
    ),
    refused(
      '`for … of` over a list of the page',
      'const parts = []; for (const row of rows) parts.push(row.name); return <p>{parts.join()}</p>;',
      'Use .map in the markup',
    ),
    refused(
      '`for … in` over a record of the payload',
      'const parts = []; for (const key in stocks) parts.push(key); return <p>{parts.join()}</p>;',
      'Name each member',
    ),
    exact(
      '`break`, `continue`, labels',
      "let text = ''; outer: for (const a of ['x', 'y', kind]) { for (const b of [title, 'z']) { if (a === b) continue outer; if (b === note) break outer; text += a; } } return <p>{text}</p>;",
    ),
    exact(
      '`try`, `catch`, `finally`, `throw` that is caught and depends on no value of the page',
      "let text = ''; try { throw new Error('no'); } catch (error) { text = (error as Error).message; } finally { text += title; } return <p>{text}</p>;",
    ),
    refused(
      '`throw` under a condition of the page',
      "if (count < 0) throw new Error('below 0'); return <p>{count}</p>;",
      'Return null instead: a page is shown whatever it holds, so `throw` has no counterpart',
    ),
    refused('`throw`', "throw new Error('always');", 'Return null instead of a `throw`'),
    exact(
      'functions and classes declared in a function; blocks; `;`, `debugger`',
      'function say() { return title; } class Box { text = kind; } { const title2 = say(); ; debugger; return <p title={title2}>{new Box().text}</p>; }',
    ),
    exact('`enum`', '<p>{Size.Small}{[Size.Large, kind].includes(title) && Size[0]}</p>', {
      outside: 'enum Size { First, Small = 3, Large }',
    }),
    exact(
      'modules: `import`, `export`, `export … from`, `export default`, `type`, `interface`, `declare namespace`',
      'const text: Text = title; return <p>{text}{FACTOR}</p>;',
      {
        outside:
          "export const FACTOR = 2;\nexport { Fragment as Group } from 'react';\nexport * from 'clsx';\ntype Text = string;\ninterface Box { a: Text }\ndeclare namespace Shop { const name: string; }\nexport type { Box };\nexport default FACTOR;",
      },
    ),
    refused('`using`', 'using file = { [Symbol.dispose]() {} }; return <p>{title}</p>;', 'Use `const`'),
  ]),
];
