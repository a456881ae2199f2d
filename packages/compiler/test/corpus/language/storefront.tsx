// Whole components of a storefront, as they come.
import clsx from 'clsx';
import { type ReactNode, useState } from 'react';
import { z } from 'zod';

const Money = z.object({ cents: z.int().min(0), formatted: z.string() });

export const props = z.object({
  product: z.object({
    title: z.string(),
    vendor: z.string().nullable(),
    url: z.string(),
    price: Money,
    compareAt: Money.nullable(),
    available: z.boolean(),
    tags: z.array(z.string()),
    images: z.array(
      z.object({ src: z.string(), alt: z.string().nullable(), width: z.int().min(1), height: z.int().min(1) }),
    ),
    options: z.array(
      z.object({ name: z.string(), values: z.array(z.object({ value: z.string(), available: z.boolean() })) }),
    ),
  }),
  settings: z.object({
    showVendor: z.boolean(),
    badge: z.enum(['none', 'corner', 'inline']),
    columns: z.int().min(1).max(6),
    heading: z.string(),
  }),
  reviews: z.object({ count: z.int().min(0), average: z.number().min(0).max(5) }).optional(),
  cart: z.object({
    lines: z.array(
      z.object({
        key: z.string(),
        title: z.string(),
        quantity: z.int().min(1),
        properties: z.array(z.object({ name: z.string(), value: z.string() })),
      }),
    ),
    note: z.string(),
  }),
});
type Props = z.infer<typeof props>;

function Price({ product: { price, compareAt } }: Pick<Props, 'product'>) {
  const reduced = compareAt !== null && compareAt.cents > price.cents;
  if (price.cents === 0) return <span className="price price--free">Free</span>;
  return (
    <span className={clsx('price', { 'price--reduced': reduced })}>
      {reduced && (
        <>
          <s aria-label="Before">{compareAt.formatted}</s>{' '}
        </>
      )}
      {price.formatted}
    </span>
  );
}

const Badge = ({ children, tone = 'neutral' }: { children: ReactNode; tone?: string }) => (
  <span className={`badge badge--${tone}`}>{children}</span>
);

function badgesOf({ available, tags, compareAt, price }: Props['product']) {
  return [
    !available && { id: 'sold-out', label: 'Sold out', tone: 'gray' },
    compareAt && compareAt.cents > price.cents && { id: 'sale', label: 'Sale', tone: 'red' },
    tags.includes('new') && { id: 'new', label: 'New' },
  ].filter((badge) => !!badge);
}

// expect: ok
export function ProductCard({ product, settings }: Props) {
  const badges = settings.badge === 'none' ? [] : badgesOf(product);
  const [image, hover] = product.images;
  return (
    <article className={clsx('card', settings.badge === 'corner' && badges.length > 0 && 'card--corner')}>
      <a href={product.url}>
        {image ? (
          <img
            src={image.src}
            alt={image.alt ?? product.title}
            width={image.width}
            height={image.height}
            loading="lazy"
          />
        ) : (
          <div className="card__placeholder">{product.title}</div>
        )}
        {hover && (
          <img
            className="card__hover"
            src={hover.src}
            alt=""
            width={hover.width}
            height={hover.height}
            loading="lazy"
          />
        )}
      </a>
      {badges.map(({ id, label, tone }) => (
        <Badge key={id} tone={tone}>
          {label}
        </Badge>
      ))}
      {settings.showVendor && product.vendor && <p className="card__vendor">{product.vendor}</p>}
      <h3>{product.title}</h3>
      <Price product={product} />
    </article>
  );
}

// expect: ok
export function Reviews({ reviews, product }: Props) {
  if (!reviews?.count) return <p className="reviews reviews--none">Be the first to review {product.title || 'it'}</p>;
  const { average, count } = reviews;
  return (
    <p className="reviews" title={`${average} of 5`}>
      {[1, 2, 3, 4, 5].map((star) => (
        <span key={star} className={average >= star ? 'full' : average >= star - 0.5 ? 'half' : 'empty'} />
      ))}{' '}
      {count} {count === 1 ? 'review' : 'reviews'}
    </p>
  );
}

// expect: ok
export function OptionPicker({ product }: Props) {
  const [chosen, choose] = useState<Partial<Record<number, string>>>({});
  const options = product.options.filter(({ values }) => values.length > 1);
  if (options.length === 0) return null;
  return (
    <form>
      {options.map(({ name, values }, place) => {
        const current = chosen[place] ?? values.find((value) => value.available)?.value ?? values[0]?.value;
        return (
          <fieldset key={place}>
            <legend>
              {name}: <output>{current}</output>
            </legend>
            {values.map(({ value, available }, index) => (
              <label key={index} className={clsx(!available && 'sold-out', value === current && 'current')}>
                <input
                  type="radio"
                  name={`option-${place}`}
                  value={value}
                  checked={value === current}
                  disabled={!available}
                  onChange={() => choose({ ...chosen, [place]: value })}
                />
                {value}
                {!available && ' (sold out)'}
              </label>
            ))}
          </fieldset>
        );
      })}
    </form>
  );
}

// expect: ok
export function CartLines({ cart }: Props) {
  const { lines, note } = cart;
  if (lines.length === 0) {
    return (
      <div className="cart cart--empty">
        <p>Your cart is empty</p>
      </div>
    );
  }
  return (
    <form action="/cart" method="post">
      <ul>
        {lines.map((line, index) => {
          const shown = line.properties.filter(({ name, value }) => value !== '' && name !== '_internal');
          return (
            <li key={line.key} data-line={index + 1}>
              <b>{line.title}</b>
              {shown.length > 0 && (
                <dl>
                  {shown.map(({ name, value }) => (
                    <div key={name}>
                      <dt>{name}</dt>
                      <dd>{value}</dd>
                    </div>
                  ))}
                </dl>
              )}
              <input
                type="number"
                name="updates[]"
                min={0}
                defaultValue={line.quantity}
                aria-label={`Quantity of ${line.title}`}
              />
            </li>
          );
        })}
      </ul>
      <textarea name="note" defaultValue={note} placeholder="Note" />
      <button type="submit">Check out{lines.length > 1 && ` ${lines.length} lines`}</button>
    </form>
  );
}

// expect: ok
export function Gallery({ product, settings }: Props) {
  const [active, setActive] = useState(product.images[0]);
  return (
    <section
      aria-label={settings.heading || product.title}
      style={{ gridTemplateColumns: `repeat(${settings.columns}, 1fr)` }}
    >
      {product.images.map((image, index) => {
        const { src, alt, width, height } = image;
        return (
          <button key={index} type="button" aria-pressed={image === active} onClick={() => setActive(image)}>
            <img
              src={src}
              alt={alt || `${product.title} ${index + 1}`}
              style={{ aspectRatio: `${width} / ${height}` }}
              loading={index === 0 ? 'eager' : 'lazy'}
            />
          </button>
        );
      })}
      <p>
        {active ? product.images.indexOf(active) + 1 : 0} / {product.images.length}
      </p>
    </section>
  );
}
