// Lists that are made: `Array.from({ length })`, spread, `concat`, `fill`.
import { z } from 'zod';

export const props = z.object({
  rating: z.int().min(0).max(5),
  pages: z.int().min(1).max(12),
  current: z.int(),
  offset: z.int(),
  links: z.array(z.object({ title: z.string(), url: z.string() })),
  more: z.array(z.object({ title: z.string(), url: z.string() })),
  tags: z.array(z.string()),
  loading: z.boolean(),
});
type Props = z.infer<typeof props>;

// expect: ok
export function Stars({ rating }: Props) {
  return (
    <span aria-label={`${rating} of 5`}>
      {Array.from({ length: 5 }, (_, index) => (
        <i key={index} className={index < rating ? 'full' : 'empty'} />
      ))}
    </span>
  );
}

// expect: ok
export function StarsOfPageLength({ rating }: Props) {
  return (
    <span>
      {Array.from({ length: rating }).map((_, index) => (
        <i key={index}>★</i>
      ))}
      {rating === 0 && 'not rated'}
    </span>
  );
}

// expect: ok
export function Pagination({ pages, current }: Props) {
  const numbers = Array.from({ length: pages }, (_, index) => index + 1);
  return (
    <nav>
      {numbers.map((page) =>
        page === current ? (
          <b key={page}>{page}</b>
        ) : (
          <a key={page} href={`?page=${page}`}>
            {page}
          </a>
        ),
      )}
    </nav>
  );
}

// A negative length is a length of 0.
// expect: ok
export function NegativeLength({ offset }: Props) {
  const dots = Array.from({ length: Math.min(offset, 3) }, () => '•');
  return <p data-count={dots.length}>{dots.join('')}</p>;
}

// expect: ok
export function SpreadOfPageLists({ links, more }: Props) {
  const all = [{ title: 'Home', url: '/' }, ...links, ...more, { title: 'Contact', url: '/contact' }];
  return (
    <ul>
      {all.map((link, index) => (
        <li key={index} className={index === 0 ? 'first' : index === all.length - 1 ? 'last' : undefined}>
          <a href={link.url}>{link.title}</a>
        </li>
      ))}
    </ul>
  );
}

// expect: ok
export function ConditionalSpread({ tags, loading }: Props) {
  const words = [...(loading ? ['loading'] : []), ...tags, ...(tags.length > 2 ? [] : ['few'])];
  return (
    <p>
      {words.length}: {words.map((word, index) => (index > 0 ? `, ${word}` : word))}
    </p>
  );
}

// expect: ok
export function SkeletonRows({ loading, tags }: Props) {
  const rows = loading ? [...Array(3)].map((_, index) => `Row ${index}`) : tags;
  return (
    <ul>
      {rows.map((row, index) => (
        <li key={index}>{row}</li>
      ))}
    </ul>
  );
}

// expect: ok
export function FirstThree({ tags, links }: Props) {
  const shown = tags.slice(0, 3);
  return (
    <p>
      {shown.join(', ')}
      {tags.length > shown.length && ` +${tags.length - shown.length}`}
      {links.slice(1).map((link) => (
        <a key={link.url} href={link.url}>
          {link.title}
        </a>
      ))}
    </p>
  );
}
