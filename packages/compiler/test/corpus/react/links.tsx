import { z } from 'zod';

export const props = z.object({
  url: z.string(),
  external: z.boolean(),
  query: z.string().nullable(),
  page: z.int().min(1),
  pages: z.int().min(1),
});
type Props = z.infer<typeof props>;

// expect: ok
export function HrefFromThePage({ url, external }: Props) {
  return (
    <a href={url} target={external ? '_blank' : undefined} rel={external ? 'noopener noreferrer' : undefined}>
      {url}
    </a>
  );
}

// expect: ok
export function BuiltAddresses({ url, page, external }: Props) {
  const path = '/collections/new';
  return (
    <nav>
      <a href={`${path}?page=${page + 1}`}>Next</a>
      <a href={`mailto:${url}`}>Mail</a>
      <a href={external ? url : path}>Either</a>
      <a href="">Here</a>
      <a href="#top">Top</a>
      <a>Nowhere</a>
      <area href={url} alt="" />
    </nav>
  );
}

// expect: ok or refused
export function JavascriptAddress({ page }: Props) {
  const address = 'javascript:void(0)';
  return <a href={address}>Page {page}</a>;
}

// expect: ok or refused
export function EncodedQuery({ query, page }: Props) {
  const search = new URLSearchParams({ q: query ?? '', page: String(page) });
  return (
    <>
      <a href={`/search?q=${encodeURIComponent(query ?? '')}`}>Search</a>
      <a href={`/search?${search}`}>Search</a>
    </>
  );
}

// expect: ok
export function Pagination({ page, pages, url }: Props) {
  const previous = page > 1 ? page - 1 : null;
  const next = page < pages ? page + 1 : null;
  return (
    <nav aria-label="Pages">
      {previous !== null && <a href={`${url}?page=${previous}`}>Previous</a>}
      <span>
        Page {page} of {pages}
      </span>
      {next === null ? <span aria-disabled="true">Next</span> : <a href={`${url}?page=${next}`}>Next</a>}
    </nav>
  );
}
