import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { z } from 'zod';

export const props = z.object({
  title: z.string(),
  note: z.string().nullable(),
  rows: z.array(z.object({ id: z.string(), text: z.string() })),
  more: z.boolean(),
});
type Props = z.infer<typeof props>;

function RowList({ children }: { children: ReactNode }) {
  return (
    <div className="rows">
      {Children.map(children, (child, index) => (
        <div className="row" data-index={index}>
          {child}
        </div>
      ))}
    </div>
  );
}

// expect: ok
export function MapConstantChildren({ title, note }: Props) {
  return (
    <RowList>
      <p>{title}</p>
      <p>{note}</p>
      <>
        <p>one</p>
        <p>fragment</p>
      </>
    </RowList>
  );
}

// expect: ok
export function MapEmptyChildren({ title, note, more }: Props) {
  return (
    <RowList>
      {title}
      {note}
      {more && <b>more</b>}
      {null}
    </RowList>
  );
}

// expect: ok or refused
export function MapMixedChildren({ title, rows }: Props) {
  return (
    <RowList>
      <p>{title}</p>
      {rows.map((row) => (
        <p key={row.id}>{row.text}</p>
      ))}
    </RowList>
  );
}

function Counted({ children }: { children?: ReactNode }) {
  return (
    <section>
      <h2>Total: {Children.count(children)}</h2>
      {children}
    </section>
  );
}

// expect: ok
export function CountChildren({ title, rows, more }: Props) {
  return (
    <>
      <Counted />
      <Counted>{title}</Counted>
      <Counted>
        <i />
        {more}
        {title}!
      </Counted>
      <Counted>
        {rows.map((row) => (
          <p key={row.id}>{row.text}</p>
        ))}
      </Counted>
    </>
  );
}

function Separated({ children, by }: { children: ReactNode; by: string }) {
  const all = Children.toArray(children);
  return (
    <p>
      {all.map((child, i) => (
        <span key={isValidElement(child) ? child.key : i}>
          {i > 0 && by}
          {child}
        </span>
      ))}
      {all.length === 0 && 'nothing'}
    </p>
  );
}

// expect: ok
export function ToArrayDropsEmpties({ title, note, more }: Props) {
  return (
    <>
      <Separated by=", ">
        <a href="/a">{title}</a>
        {more ? <a href="/b">More</a> : null}
        {note}
      </Separated>
      <Separated by="/">{false}</Separated>
    </>
  );
}

function Only({ children }: { children: ReactElement<{ id?: string }> }) {
  return cloneElement(Children.only(children), { id: 'only' });
}

// expect: ok
export function OnlyChild({ title, more }: Props) {
  return (
    <>
      <Only>
        <p>{title}</p>
      </Only>
      <Only>{more ? <b>more</b> : <i>less</i>}</Only>
    </>
  );
}

function Tabs({ children, active }: { children: ReactElement<{ label: string }>[]; active: number }) {
  const labels: string[] = [];
  Children.forEach(children, (child) => {
    labels.push(child.props.label);
  });
  return (
    <>
      <ul>
        {labels.map((label, i) => (
          <li key={label} aria-selected={i === active}>
            {label}
          </li>
        ))}
      </ul>
      {Children.toArray(children)[active]}
    </>
  );
}

function Tab({ children }: { label: string; children: ReactNode }) {
  return <div role="tabpanel">{children}</div>;
}

// expect: ok
export function ForEachChild({ title, note }: Props) {
  return (
    <Tabs active={1}>
      <Tab label="Details">{title}</Tab>
      <Tab label="Care">{note ?? 'Wash cold'}</Tab>
    </Tabs>
  );
}
