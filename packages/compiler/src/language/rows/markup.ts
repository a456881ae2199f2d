/** React's rules of markup. */
import { type Construct, exact, group, refused } from '../construct.ts';

export const MARKUP: Construct[] = [
  ...group('Markup', [
    exact('text, numbers, texts beside texts', '<p>{title}{kind} {count}, {0}{note}</p>', {
      note: 'React separates texts by comments, and so does the page.',
    }),
    exact('`true`, `false`, `null`, `undefined`', '<p>{isNew}{null}{undefined}{true}{note}</p>', {
      note: 'They print nothing.',
    }),
    exact(
      'lists, nested lists, keys',
      '<ul>{rows.map((row) => <li key={row.id}>{tags.map((tag) => <b key={tag}>{tag}</b>)}{row.name}</li>)}</ul>',
    ),
    refused('an object', '<p>{title}{{ a: 1 }}</p>', 'Render one of its members'),
    refused('a function', '<p>{title}{() => 1}</p>', 'Call it, or write it as an element: <Name />'),
    refused('a promise', '<p>{title}{DONE}</p>', 'Put the data into the payload', {
      outside: 'const DONE = Promise.resolve(1);',
    }),
    refused(
      'a union without discriminator',
      '<p>{either}</p>',
      'Render one of its members, or give it a type in the schema',
    ),
    exact(
      'attributes: text, number, truth value, null',
      '<a href={title} title={note} tabIndex={count} hidden={isNew} aria-busy={isNew} data-ratio={ratio} draggable={isNew} download={isNew || title}>{kind}</a>',
    ),
    exact('addresses, `javascript:` included', '<p><a href={title}>a</a><img src={title} alt={note ?? ""} /></p>', {
      note: 'React blocks addresses of scripts, and so does the page.',
    }),
    exact(
      '`className`, `htmlFor`, `xlinkHref` and the like',
      '<p><label htmlFor={title} className={kind}>{title}</label><svg viewBox={`0 0 ${count} 1`} strokeWidth={count}><use xlinkHref={title} /></svg></p>',
    ),
    refused('a function as an attribute', '<a href={() => title}>a</a>', 'Use a handler such as onSubmit'),
    refused('a list as an attribute', '<a title={tags}>a</a>', 'Use .join'),
    exact(
      'event handlers, `ref`, `key`, `suppressHydrationWarning`',
      '<button type="button" onClick={() => console.log(title)} ref={() => {}} suppressHydrationWarning>{title}</button>',
      { note: 'They print nothing.' },
    ),
    exact(
      '`style` objects',
      "<p style={{ color: kind, width: count, opacity: ratio, '--gap': `${count}px`, margin: stock ?? undefined }}>{title}</p>",
    ),
    exact('spread attributes', '<p {...(isNew && { title })} {...rows[0] && { id: rows[0].id }}>{kind}</p>'),
    exact('void elements', '<p><img src={title} alt="" /><br /><input name={kind} /></p>'),
    refused('children of a void element', '<br>{title}</br>', 'An element without an end tag has none'),
    exact('`dangerouslySetInnerHTML`', '<div dangerouslySetInnerHTML={{ __html: title }} />'),
    refused(
      '`dangerouslySetInnerHTML` beside children',
      '<div dangerouslySetInnerHTML={{ __html: title }}>a</div>',
      'Give it one of the two',
    ),
    exact(
      '`<input>`: `value`, `defaultValue`, `checked`, `defaultChecked`',
      '<p><input defaultValue={title} /><input value={note ?? ""} readOnly /><input type="checkbox" defaultChecked={isNew} /><input type="number" defaultValue={count} /></p>',
    ),
    exact('`<textarea>`', '<textarea defaultValue={title} name={kind} />', {
      note: 'With the line break that a parser takes away.',
    }),
    exact('`<pre>`', '<pre>{title}</pre>'),
    exact(
      '`<select>`, `<option>`',
      '<select defaultValue={kind}><option value="new">New</option><option value="sale">{title}</option><option>plain</option></select>',
    ),
    exact(
      '`<select multiple>`',
      '<select multiple defaultValue={tags}><option value="a">A</option><option value="0">0</option></select>',
    ),
    refused(
      'a list for a `<select>` of one',
      '<select defaultValue={tags}><option>a</option></select>',
      'Say `multiple`',
    ),
    refused(
      'an element within an `<option>`',
      '<select defaultValue="a"><option><b>{title}</b></option></select>',
      'Write text',
    ),
    exact(
      '`<style>`, `<script>` with constant content',
      '<div title={title}><style>{".a > b { color: red }"}</style><script>{"let a = 1 < 2;"}</script></div>',
    ),
    refused(
      '`<style>`, `<script>` that are put together',
      '<style>{title}</style>',
      'Give it one constant text, or use `dangerouslySetInnerHTML`',
    ),
    ...['title', 'meta', 'link', 'html', 'head', 'body', 'base'].map((tag) =>
      refused(
        `\`<${tag}>\``,
        ['meta', 'link', 'base'].includes(tag) ? `<${tag} id={title} />` : `<${tag}>{title}</${tag}>`,
        'Put it into the layout, which owns the head of the page',
        { key: `<${tag}>` },
      ),
    ),
    exact(
      '`<meta itemProp>`, `<link itemProp>`',
      '<div itemScope><meta itemProp="name" content={title} /><link itemProp="url" href={kind} /></div>',
    ),
    exact(
      'SVG, MathML, custom elements',
      '<p><svg aria-label={title}><title>{title}</title><foreignObject><b>{kind}</b></foreignObject></svg><my-card class={kind} count={count}>{note}</my-card></p>',
    ),
    refused(
      'more than 12 lists within each other',
      '<Deep list={rows} />',
      'Give the payload as many levels as it has, each mapped in `data`',
      {
        outside: 'const Deep = ({ list }) => <ul>{list.map((row) => <li key={row.id}><Deep list={list} /></li>)}</ul>;',
      },
    ),
  ]),
];
