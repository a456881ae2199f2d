// Destructuring of lists and objects: rest, defaults (for undefined alone), renaming, default parameters.
import type { ReactNode } from 'react';
import { z } from 'zod';

export const props = z.object({
  crumbs: z.array(z.object({ title: z.string(), url: z.string() })),
  image: z
    .object({ src: z.string(), alt: z.string().optional(), size: z.object({ width: z.int() }).optional() })
    .optional(),
  label: z.string().optional(),
  note: z.string().nullable(),
  count: z.int().optional(),
  names: z.array(z.string()),
});
type Props = z.infer<typeof props>;

// expect: ok
export function ListWithRest({ crumbs }: Props) {
  const [home, ...path] = crumbs;
  return (
    <nav aria-label="Breadcrumb">
      {home && <a href={home.url}>{home.title}</a>}
      {path.map(({ title, url }, index) => (
        <a key={url} href={url} aria-current={index === path.length - 1 ? 'page' : undefined}>
          {title}
        </a>
      ))}
    </nav>
  );
}

// expect: ok
export function ListWithHolesAndDefaults({ names }: Props) {
  const [, second = 'nobody', third = second] = names;
  return (
    <p>
      {second}, {third}
    </p>
  );
}

// expect: ok
export function NestedDefaults({
  image: { src, alt = 'No description', size: { width } = { width: 400 } } = { src: '/none.png' },
}: Props) {
  return <img src={src || '/blank.png'} alt={alt} width={width} loading="lazy" />;
}

// A default stands for undefined, never for null or a blank text.
// expect: ok
export function DefaultIsForUndefined({ label = 'Unnamed', note, count = 5 }: Props) {
  const { note: text = 'no note' } = { note };
  return (
    <p title={label}>
      {label}/{text}/{text === null ? 'null' : 'text'}/{count}
    </p>
  );
}

function Price({
  amount = 0,
  unit = 'EUR',
  children = <small>incl. VAT</small>,
}: {
  amount?: number;
  unit?: string;
  children?: ReactNode;
}) {
  return (
    <span>
      {amount} {unit} {children}
    </span>
  );
}

// expect: ok
export function DefaultProps({ count, label }: Props) {
  return (
    <p>
      <Price amount={count} unit={label} />
      <Price amount={count}>{null}</Price>
      <Price unit={undefined}>{label}</Price>
    </p>
  );
}

// expect: ok
export function RestOfObject({ image, ...others }: Props) {
  const { label, ...rest } = others;
  const { src, ...attributes } = image ?? { src: '' };
  return (
    <p data-label={label} data-names={rest.names.length} data-src={src}>
      {'alt' in attributes && attributes.alt !== undefined ? attributes.alt : rest.note}
    </p>
  );
}

const describe = (
  name: string,
  { verb = 'is', suffix = verb === 'is' ? '!' : '?' }: { verb?: string; suffix?: string } = {},
) => `${name} ${verb} here${suffix}`;

// expect: ok
export function DefaultParameters({ names, label }: Props) {
  return (
    <ul>
      {names.map((name, index) => (
        <li key={index}>
          {describe(name)} {describe(name, { verb: label })}
        </li>
      ))}
    </ul>
  );
}
