import * as React from 'react';
import { z } from 'zod';

export const props = z.object({
  title: z.string(),
  fabric: z.string(),
  care: z.string().nullable(),
  stock: z.int(),
});
type Props = z.infer<typeof props>;

// expect: ok
export function OneRootElement({ title, fabric }: Props) {
  return (
    <article className="look">
      <h2>{title}</h2>
      <p>Made of {fabric}</p>
      <hr />
    </article>
  );
}

// expect: ok
export function ShortFragment({ title, stock }: Props) {
  return (
    <>
      <h2>{title}</h2>
      <p>{stock} left</p>
    </>
  );
}

// expect: ok
export function NamedFragment(props: Props) {
  return (
    <React.Fragment>
      <dt>{props.title}</dt>
      <React.Fragment>
        <dd>{props.fabric}</dd>
        <></>
        <dd>{props.care}</dd>
      </React.Fragment>
    </React.Fragment>
  );
}

// expect: ok
export function CommentsInJsx({ title, stock }: Props) {
  return (
    <section>
      {/* the title of the look */}
      <h2 /* shown first */>{title}</h2>
      {
        // nothing is rendered for a comment
      }
      <p
        className="stock" // and none for this
      >
        {stock /* pieces */} pieces
      </p>
    </section>
  );
}

// expect: ok
export const ArrowComponent = ({ title }: Props): React.JSX.Element => <h1 className="hero__title">{title}</h1>;

// expect: ok
export function ComponentFromNamespace({ title, care }: Props) {
  const Card = {
    Title: ({ text }: { text: string }) => <h3>{text}</h3>,
    Note: ({ text = 'Dry clean' }: { text?: string }) => <small>{text}</small>,
  };
  return (
    <div>
      <Card.Title text={title} />
      <Card.Note text={care ?? undefined} />
      <Card.Note />
    </div>
  );
}
