// What is true, what is rendered: 0, '', null, undefined, false, blank strings, empty lists.
import { z } from 'zod';

export const props = z.object({
  price: z.int(),
  rating: z.number(),
  title: z.string(),
  subtitle: z.string().nullable(),
  label: z.string().optional(),
  featured: z.boolean(),
  maybe: z.boolean().nullable(),
  tags: z.array(z.string()),
  vendor: z.object({ name: z.string() }).nullable(),
});
type Props = z.infer<typeof props>;

// expect: ok
export function PriceZeroIsFree({ price }: Props) {
  return <p>{!price ? 'Free' : price}</p>;
}

// expect: ok
export function ZeroIsPrinted({ price, rating, tags }: Props) {
  return (
    <p>
      {price && <b>{price}</b>}
      {rating && <i>{rating}</i>}
      {tags.length && <span>{tags.length}</span>}
    </p>
  );
}

// expect: ok
export function BlankStringIsTrue({ title, subtitle, label }: Props) {
  const blank = '  ';
  return (
    <p data-blank={!!blank} data-title={title ? 'yes' : 'no'}>
      {title && <b>{title}</b>}
      {subtitle && <i>{subtitle}</i>}
      {label && <u>{label}</u>}
    </p>
  );
}

// expect: ok
export function BlankOrNullOrMissing({ subtitle, label }: Props) {
  const kind = subtitle === null ? 'null' : subtitle === '' ? 'blank' : 'text';
  return (
    <p className={kind}>
      {label === undefined ? 'missing' : label === '' ? 'blank' : 'text'}
      {subtitle ?? 'fallback'}
      {label ?? 'fallback'}
    </p>
  );
}

// expect: ok
export function EmptyListIsTrue({ tags, vendor }: Props) {
  return (
    <p>
      {tags ? 'list' : 'no list'} {vendor ? vendor.name : 'no vendor'} {Boolean(tags.length) && 'filled'}{' '}
      {tags.length > 0 || 'empty'}
    </p>
  );
}

// expect: ok
export function ThreeStates({ maybe, featured }: Props) {
  return (
    <p>
      {maybe === null ? 'unknown' : maybe ? 'yes' : 'no'} {(maybe ?? true) ? 'on' : 'off'}{' '}
      {maybe || featured ? 'a' : 'b'}
      {maybe}
      {featured}
      {String(maybe)}
    </p>
  );
}

// expect: ok
export function MixedConditions({ price, title, subtitle, featured, tags }: Props) {
  const shown = (featured || tags.includes('sale')) && !(price === 0 && !title);
  return (
    <div>
      {shown ? (
        subtitle ? (
          featured ? (
            <b>{subtitle}</b>
          ) : (
            <i>{subtitle}</i>
          )
        ) : (
          title || 'Untitled'
        )
      ) : tags.length > 1 ? (
        tags[0]
      ) : null}
      {(featured && price > 0 && subtitle) || <span>none</span>}
      {!!price && price}
    </div>
  );
}

// expect: ok
export function OrReturnsTheValue({ title, subtitle, price, label }: Props) {
  const name = title || subtitle || label || price || 'nothing';
  const all = title && subtitle && price;
  return (
    <p>
      {name}:{all}:{all === null ? 'null' : all === '' ? 'blank' : all === 0 ? 'zero' : 'other'}
    </p>
  );
}

// expect: ok
export function OptionalChains({ vendor, subtitle, label }: Props) {
  return (
    <p title={vendor?.name}>
      {vendor?.name ?? 'no vendor'} {subtitle?.toUpperCase()} {label?.toUpperCase() ?? 'NO LABEL'}{' '}
      {vendor?.name === undefined && 'none'}
    </p>
  );
}
