// Children that may be missing, form fields that may be null, addresses, and the markup around them.
import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { z } from 'zod';

export const props = z.object({
  count: z.int(),
  size: z.int().nullable(),
  title: z.string(),
  note: z.string().nullable(),
  open: z.boolean(),
  sold: z.boolean(),
  maybe: z.boolean().nullable(),
  kind: z.enum(['sale', 'new', 'last']),
  tags: z.array(z.string()),
  url: z.string(),
});
type Props = z.infer<typeof props>;

function Numbered({ children }: { children: ReactNode }) {
  return (
    <ol data-count={Children.count(children)} data-length={Children.toArray(children).length}>
      {Children.map(children, (child, i) => (
        <li value={i} data-kind={String(child === null)}>
          {child}
        </li>
      ))}
    </ol>
  );
}

// expect: ok
export function ChildrenThatMayBeMissing({ open, sold, title }: Props) {
  return (
    <Numbered>
      {open && <b>open</b>}
      {false}
      <i>{title}</i>
      {sold ? <u>sold</u> : null}
      last
    </Numbered>
  );
}

// expect: ok
export function ChildrenAfterAPageList({ tags, title }: Props) {
  return (
    <Numbered>
      <b>first</b>
      {tags.map((tag) => (
        <i key={tag}>{tag}</i>
      ))}
      {[<u key="a">a</u>, <u key="b">{title}</u>]}
    </Numbered>
  );
}

function WithoutEmpty({ children }: { children: ReactNode }) {
  return <>{Children.map(children, (child) => (isValidElement(child) ? child : null))}</>;
}

// expect: ok
export function MapThatGivesNull({ title }: Props) {
  return (
    <p>
      <WithoutEmpty>
        text
        <b>{title}</b>
        {null}
      </WithoutEmpty>
    </p>
  );
}

function Marked({ children }: { children: ReactElement<{ className?: string; title?: string }> }) {
  return cloneElement(children, { className: 'new' });
}

// expect: ok
export function ClonedElement({ title }: Props) {
  return (
    <Marked>
      <b className="old" title={title}>
        {title}
      </b>
    </Marked>
  );
}

// expect: ok
export function ValueBeforeDefaultValue({ title, note, size, open, maybe }: Props) {
  return (
    <form>
      <input name="a" value={title} defaultValue="never" readOnly />
      <input name="b" value={note ?? undefined} defaultValue="default" readOnly />
      <input name="c" defaultValue={note ?? 'none'} />
      <input name="d" defaultValue={size ?? undefined} />
      <input name="e" type="checkbox" checked={open} defaultChecked readOnly />
      <input name="f" type="checkbox" defaultChecked={maybe ?? true} />
      <textarea name="g" defaultValue={note ?? 'nothing'} />
      <textarea name="h" value={title} readOnly />
    </form>
  );
}

// expect: ok
export function OptionsOfASelect({ kind, count, title, open }: Props) {
  return (
    <form>
      <select name="kind" defaultValue={kind}>
        <option>sale</option>
        <option value="new">New</option>
        <option>
          {open && 'never'}
          last
        </option>
      </select>
      <select name="count" value={count} onChange={() => {}}>
        <option value={0}>None</option>
        <option value="1">One</option>
        <option value={count}>{title}</option>
      </select>
      <select name="kinds" multiple defaultValue={['sale', title]}>
        <option value="sale">Sale</option>
        <option value="new">New</option>
        <option value={kind}>{kind}</option>
      </select>
    </form>
  );
}

// expect: ok
export function AddressesOfScripts({ url }: Props) {
  const known = [
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:1',
    'https://a.b/c',
  ];
  return (
    <form action={url}>
      <a href={url}>{known.includes(url) ? 'known' : 'other'}</a>
      <button formAction={url}>Send</button>
      <a href={`java${url}`}>put together</a>
      <a href={`/pages/${url}`}>page</a>
      <img src={url} alt="" />
    </form>
  );
}

// expect: ok
export function LineBreaksAtTheStart({ title, open }: Props) {
  return (
    <div>
      <textarea defaultValue={'\nconstant'} />
      <textarea defaultValue={`\n${title}`} />
      <pre>{title === '\nbreak' ? '\nbreak' : title}</pre>
      <pre>{'\nconstant'}</pre>
      <pre>{open ? '\nopen' : title}</pre>
    </div>
  );
}

// expect: ok
export function SidesOfSpaces({ open, sold, tags, title }: Props) {
  return (
    <p>
      {open ? ' ' : 'closed'}
      {sold && ' '}
      {title}
      {tags.map((tag) => (
        <b key={tag}> </b>
      ))}
      {tags.map((tag) => `${tag} `)}
      end{open ? 'a' : <b>b</b>}c{sold ? <b>d</b> : 'e'}
    </p>
  );
}

// expect: ok
export function EscapedConstants({ title }: Props) {
  const text = `a < b & c > "d" 'e' {{ f }} {% g %} {`;
  return (
    <p title={text} lang={`${text}${title}`}>
      {text}
      {title ? '<b>' : '&amp;'}
      {`${title} ${text}`}
    </p>
  );
}

// expect: ok
export function WordsInAttributes({ title, note, count, size }: Props) {
  return (
    <div>
      <button type="button" disabled={title as unknown as boolean}>
        {title}
      </button>
      <input size={count} maxLength={count} readOnly={note as unknown as boolean} />
      <textarea rows={size ?? 0} cols={count} readOnly />
      <p title={note ?? undefined} data-size={size}>
        a&nbsp;&amp; b c
      </p>
    </div>
  );
}

// expect: ok
export function StylesThatMayBeMissing({ count, size, note, title, open, maybe }: Props) {
  return (
    <div style={{ width: count, opacity: count, color: note ?? undefined, content: title }}>
      <i style={{ height: size ?? undefined, color: open ? title : undefined }}>a</i>
      <b style={{ display: 'flex', margin: `${count}px auto`, gap: size ?? 0, background: note ?? '' }}>b</b>
      <u style={{ color: maybe ? 'red' : undefined }}>c</u>
    </div>
  );
}

// expect: ok
export function TabInAnAddress({ url }: Props) {
  return (
    <a href={url} title={url === 'java\tscript:1' ? 'tab' : 'none'}>
      address
    </a>
  );
}

// expect: ok
export function ChildrenOfAListThatMayBeMissing({ open, title }: Props) {
  return (
    <Numbered>
      {[...(open ? [<b key="a">a</b>] : []), <i key="b">{title}</i>]}
      <u>last</u>
    </Numbered>
  );
}

// expect: ok
export function NullIsNoValue({ note, size, kind, open }: Props) {
  return (
    <form>
      <input name="a" value={note as string} defaultValue="default" readOnly />
      <input name="b" value={size as number} defaultValue={3} readOnly />
      <textarea name="c" value={note as string} defaultValue="nothing" readOnly />
      <select name="d" value={note as string} defaultValue="new" onChange={() => {}}>
        <option value="sale">Sale</option>
        <option value="new">{open && kind}New</option>
      </select>
      <wbr />
      <source src={kind} />
    </form>
  );
}

// expect: ok
export function SeveralLinesOfText({ title }: Props) {
  return (
    <p>
      A long text is broken into lines by whoever formats the source, and each of these lines is joined to the next one
      by one space, however far it is moved in: {title} stands within such a text, and after it the text goes on as long
      as it likes.
    </p>
  );
}
