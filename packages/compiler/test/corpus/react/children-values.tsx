import type { ReactNode } from 'react';
import { z } from 'zod';

export const props = z.object({
  stock: z.int(),
  note: z.string().nullable(),
  label: z.string().optional(),
  rating: z.number(),
  isNew: z.boolean(),
  tags: z.array(z.string()),
});
type Props = z.infer<typeof props>;

// expect: ok
export function NothingIsRendered({ isNew, note, label }: Props) {
  return (
    <p>
      {true}
      {false}
      {null}
      {undefined}
      {isNew}
      {note}
      {label}
    </p>
  );
}

// expect: ok
export function ZeroIsRendered({ stock, tags }: Props) {
  return (
    <div>
      {0}
      {stock && <b>{stock} left</b>}
      {tags.length && <i>tagged</i>}
      {-0}
    </div>
  );
}

// expect: ok
export function NaNIsRendered({ isNew }: Props) {
  return (
    <p>
      {Number.NaN} {isNew && Number('size')} {Number.POSITIVE_INFINITY}
    </p>
  );
}

// expect: ok
export function NestedArrays({ note, stock, isNew }: Props) {
  return (
    <p>
      {[note, [stock, ['deep', null, [isNew]]], false]}
      {[]}
      {[[]]}
    </p>
  );
}

// expect: ok
export function ListOfTexts({ tags }: Props) {
  return <p>{tags}</p>;
}

// expect: ok
export function ListsBesideText({ tags, stock }: Props) {
  return (
    <p>
      Tags: {tags.map((tag) => tag)}, {tags.length} of {stock}
      {tags.map((tag) => `#${tag} `)}
    </p>
  );
}

// expect: ok or refused
export function AFraction({ rating }: Props) {
  return (
    <p>
      Rated {rating} of 5 ({String(rating)})
    </p>
  );
}

// expect: ok
export function NoChildrenAtAll({ isNew, note }: Props) {
  const nothing: ReactNode = undefined;
  return isNew ? <p>{nothing}</p> : <div>{note === null}</div>;
}

// expect: ok
export function ComponentOfNothing({ isNew, note, stock }: Props) {
  const Empty = () => null;
  const OnlyText = () => note;
  const OnlyNumber = () => stock;
  const Undefined = () => undefined;
  const Bool = () => isNew;
  return (
    <p>
      <Empty />
      <OnlyText />-<OnlyNumber />
      <Undefined />
      <Bool />
    </p>
  );
}

// expect: refused object
export function AnObjectAsChild({ stock, note }: Props) {
  const variant = { stock, note };
  const child = variant as unknown as ReactNode;
  return <p>{child}</p>; // <- refused
}
