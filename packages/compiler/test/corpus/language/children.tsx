// `Children` and children of every kind.
import { Children, Fragment, type PropsWithChildren, type ReactNode } from 'react';
import { z } from 'zod';

export const props = z.object({
  title: z.string(),
  note: z.string().nullable(),
  count: z.int(),
  on: z.boolean(),
  tags: z.array(z.string()),
});
type Props = z.infer<typeof props>;

function Stack({ children, gap = 's' }: PropsWithChildren<{ gap?: string }>) {
  return (
    <div className={`stack stack--${gap}`}>
      {Children.map(children, (child, index) => (
        <div className={index === 0 ? 'first' : 'other'}>{child}</div>
      ))}
    </div>
  );
}

// `Children.map` is called for null and false too, and keeps nothing of null alone.
// expect: ok
export function MappedChildren({ title, note, on }: Props) {
  return (
    <Stack>
      <b>{title}</b>
      {on && <i>on</i>}
      {note}
      text
    </Stack>
  );
}

// expect: ok
export function MappedPageList({ tags, title }: Props) {
  return (
    <Stack gap={title || undefined}>
      {tags.map((tag) => (
        <span key={tag}>{tag}</span>
      ))}
    </Stack>
  );
}

function Counted({ children }: { children?: ReactNode }) {
  return (
    <p data-count={Children.count(children)} data-shown={Children.toArray(children).length}>
      {children}
    </p>
  );
}

// `count` counts null and false; `toArray` leaves them out.
// expect: ok
export function CountedChildren({ on, note, count }: Props) {
  return (
    <>
      <Counted>
        {on && <i>on</i>}
        {note}
        {count}
      </Counted>
      <Counted />
      <Counted>{null}</Counted>
    </>
  );
}

function Separated({ children }: { children: ReactNode }) {
  const items = Children.toArray(children);
  return (
    <p>
      {items.map((item, index) => (
        <Fragment key={index}>
          {index > 0 && ' · '}
          {item}
        </Fragment>
      ))}
      {items.length === 0 && 'nothing'}
    </p>
  );
}

// expect: ok
export function SeparatedChildren({ title, note, on }: Props) {
  return (
    <Separated>
      {title && <b>{title}</b>}
      {note && <i>{note}</i>}
      {on ? <u>on</u> : null}
    </Separated>
  );
}

function List({ items, children }: { items: string[]; children: (item: string, index: number) => ReactNode }) {
  return items.length ? <ul>{items.map((item, index) => children(item, index))}</ul> : null;
}

// expect: ok
export function RenderFunction({ tags }: Props) {
  return (
    <List items={tags}>
      {(tag, index) => (
        <li key={index}>
          {index + 1}: {tag}
        </li>
      )}
    </List>
  );
}

function Panel({ header, footer = null, children }: { header: ReactNode; footer?: ReactNode; children?: ReactNode }) {
  return (
    <section>
      {header !== '' && <header>{header}</header>}
      {children ?? <p>empty</p>}
      {footer && <footer>{footer}</footer>}
    </section>
  );
}

// expect: ok
export function Slots({ title, note, count }: Props) {
  return (
    <>
      <Panel header={title} footer={note}>
        {count}
      </Panel>
      <Panel header={<h2>{title}</h2>} />
      <Panel header="" footer={count} children={note} />
    </>
  );
}

// expect: ok
export function OnlyText({ note, count }: Props) {
  return (
    <div>
      {Children.toArray([note, count, null, 'end']).join('|')}
      {Children.count('one')}
    </div>
  );
}
