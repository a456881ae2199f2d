// Discriminated unions, `Array.isArray`, `typeof`: what the schema knows of a value's kind.
import type { ReactNode } from 'react';
import { z } from 'zod';

export const props = z.object({
  blocks: z.array(
    z.discriminatedUnion('type', [
      z.object({ type: z.literal('text'), text: z.string(), align: z.enum(['left', 'center']).optional() }),
      z.object({ type: z.literal('image'), src: z.string(), alt: z.string().nullable(), width: z.int() }),
      z.object({ type: z.literal('products'), titles: z.array(z.string()), limit: z.int() }),
    ]),
  ),
  price: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('fixed'), amount: z.int() }),
    z.object({ kind: z.literal('range'), low: z.int(), high: z.int() }),
    z.object({ kind: z.literal('ask') }),
  ]),
  note: z.string().nullable(),
  tags: z.array(z.string()),
  names: z.array(z.string()).nullable(),
});
type Props = z.infer<typeof props>;
type Block = Props['blocks'][number];

// expect: ok
export function SwitchOnType({ blocks }: Props) {
  return (
    <div>
      {blocks.map((block, index) => {
        switch (block.type) {
          case 'text':
            return (
              <p key={index} style={{ textAlign: block.align }}>
                {block.text}
              </p>
            );
          case 'image':
            return (
              <img key={index} src={block.src} alt={block.alt ?? ''} width={block.width || undefined} loading="lazy" />
            );
          case 'products':
            return (
              <ul key={index}>
                {block.titles.map((title, place) => (place < block.limit ? <li key={place}>{title}</li> : null))}
              </ul>
            );
        }
      })}
    </div>
  );
}

// expect: ok
export function PriceOfKind({ price }: Props) {
  if (price.kind === 'ask') return <a href="/contact">Ask us</a>;
  const { low, high } = price.kind === 'range' ? price : { low: price.amount, high: price.amount };
  return <p>{low === high ? low || 'free' : `${low} – ${high}`}</p>;
}

const VIEWS: { [T in Block['type']]: (block: Extract<Block, { type: T }>) => ReactNode } = {
  text: ({ text, align = 'left' }) => <p className={align}>{text}</p>,
  image: ({ src, alt }) => (
    <figure>
      {alt && <figcaption>{alt}</figcaption>}
      {src}
    </figure>
  ),
  products: ({ titles }) => <p>{titles.join(', ') || 'none'}</p>,
};

// expect: ok
export function TableOfViews({ blocks }: Props) {
  return (
    <>
      {blocks.map((block, index) => {
        const view = VIEWS[block.type] as (block: Block) => ReactNode;
        return <section key={index}>{view(block)}</section>;
      })}
    </>
  );
}

// expect: ok
export function FilteredByType({ blocks }: Props) {
  const images = blocks.filter((block): block is Extract<Block, { type: 'image' }> => block.type === 'image');
  const text = blocks.find((block) => block.type === 'text');
  return (
    <div>
      {images.length} {text?.type === 'text' && text.text}
      {images.map((image, index) => (
        <span key={index}>{image.alt}</span>
      ))}
    </div>
  );
}

// expect: ok
export function InOfUnion({ price }: Props) {
  return <p>{'amount' in price ? price.amount : 'low' in price ? `${price.low}+` : 'on demand'}</p>;
}

const asList = (value: string | string[] | null | undefined) =>
  Array.isArray(value) ? value : value == null ? [] : [value];

// expect: ok
export function ListOrOne({ tags, note, names }: Props) {
  return (
    <ul>
      {[...asList(tags), ...asList(note), ...asList(names)].map((word, index) => (
        <li key={index}>{word}</li>
      ))}
      {Array.isArray(names) ? <li>{names.length} names</li> : null}
    </ul>
  );
}

function Show({ value }: { value: string | number | boolean | string[] | null | undefined }) {
  if (typeof value === 'string') return <q>{value}</q>;
  if (typeof value === 'number') return <b>{value}</b>;
  if (typeof value === 'object') return <i>{value === null ? 'null' : value.length}</i>;
  return <s>{typeof value}</s>;
}

// expect: ok
export function TypeOf({ note, tags, price }: Props) {
  return (
    <p>
      <Show value={note} />
      <Show value={tags} />
      <Show value={tags.length} />
      <Show value={tags[0]} />
      <Show value={price.kind === 'fixed'} />
    </p>
  );
}
