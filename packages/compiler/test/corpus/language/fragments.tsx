// Fragments with keys, lists in lists, arrays of elements.
import { Fragment, type ReactNode } from 'react';
import { z } from 'zod';

export const props = z.object({
  facts: z.array(z.object({ name: z.string(), value: z.string().nullable(), unit: z.string().optional() })),
  title: z.string(),
  on: z.boolean(),
  count: z.int(),
});
type Props = z.infer<typeof props>;

// expect: ok
export function KeyedFragments({ facts }: Props) {
  return (
    <dl>
      {facts.map(({ name, value, unit }) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>
            {value ?? '–'}
            {unit && ` ${unit}`}
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}

// expect: ok
export function SeparatorsBetween({ facts }: Props) {
  return (
    <p>
      {facts.map(({ value }, index) => (
        <Fragment key={index}>
          {index > 0 && <span aria-hidden="true"> / </span>}
          {value}
        </Fragment>
      ))}
    </p>
  );
}

// expect: ok
export function ArraysOfElements({ title, on, facts }: Props) {
  const parts: ReactNode[] = [
    title,
    <b key="b">{title}</b>,
    on && <i key="i">on</i>,
    null,
    [' nested ', <u key="u">u</u>],
  ];
  const lines = facts.map((fact) => [<dt key="t">{fact.name}</dt>, <dd key="d">{fact.value}</dd>]);
  return (
    <div>
      <p>{parts}</p>
      <dl>{lines}</dl>
    </div>
  );
}

// expect: ok
export function EmptyFragments({ on }: Props) {
  return (
    <div>
      <></>
      {on ? <></> : <Fragment>off</Fragment>}
      <Fragment key="k">{null}</Fragment>
    </div>
  );
}

// expect: ok
export function FragmentAsRoot({ title, on, count }: Props) {
  if (!on) return <>{title}</>;
  return (
    <>
      {title}
      {count}
      <hr />
      {count === 0 ? <>zero</> : <>{count} pieces</>}
    </>
  );
}

// A new key for each item, as a remount on change needs it.
// expect: ok
export function KeysOfAnyKind({ facts, count, title }: Props) {
  return (
    <div key={title}>
      {facts.map((fact, index) => (
        <p key={`${fact.name}-${index}-${count}`}>{fact.value || fact.name}</p>
      ))}
      <p key={count}>{count}</p>
    </div>
  );
}
