// `.find`, `.some`, `.every`, `.includes`, `.at` on lists of the page.
import { z } from 'zod';

export const props = z.object({
  selected: z.string(),
  variants: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      price: z.int(),
      available: z.boolean(),
      image: z.string().nullable(),
    }),
  ),
  tags: z.array(z.string()),
  sizes: z.array(z.int()),
});
type Props = z.infer<typeof props>;

// expect: ok
export function SelectedVariant({ variants, selected }: Props) {
  const variant = variants.find((one) => one.id === selected);
  return variant ? <p data-id={variant.id}>{variant.title}</p> : <p>Choose a variant</p>;
}

// expect: ok
export function FirstAvailable({ variants }: Props) {
  const variant = variants.find((one) => one.available) ?? variants[0];
  if (!variant) return null;
  return (
    <p>
      {variant.title}: {variant.price === 0 ? 'free' : variant.price}
      {!variant.available && <em> sold out</em>}
    </p>
  );
}

// expect: ok
export function FoundImage({ variants, selected }: Props) {
  const image = variants.find(({ id, image }) => id === selected && image !== null)?.image;
  return image ? <img src={image} alt="" loading="lazy" /> : <div className="placeholder" />;
}

// expect: ok
export function SoldOut({ variants }: Props) {
  const none = !variants.some((variant) => variant.available);
  const allFree = variants.every(({ price }) => price === 0);
  return (
    <p>
      {none ? 'Sold out' : 'In stock'}
      {allFree && ' and free'}
    </p>
  );
}

// expect: ok
export function TagIncludes({ tags, sizes, selected }: Props) {
  return (
    <p>
      {tags.includes('sale') && <b>Sale</b>}
      {!tags.includes(selected) && 'not chosen'}
      {sizes.includes(0) ? ' has size 0' : ' no size 0'}
    </p>
  );
}

// expect: ok
export function LastItem({ tags, variants }: Props) {
  return (
    <p>
      {tags.at(-1)} {tags[tags.length - 1] ?? 'no tag'} {variants.at(-1)?.title} {tags[0]}
    </p>
  );
}

// expect: ok
export function FoundText({ tags }: Props) {
  const found = tags.find((tag) => tag !== 'sale');
  return (
    <p>
      {found}|{found === undefined ? 'none' : found === '' ? 'blank' : 'some'}
    </p>
  );
}
