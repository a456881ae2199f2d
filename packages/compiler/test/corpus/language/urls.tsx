// Addresses: `javascript:` as React treats it, blank addresses, what is left out.
import { z } from 'zod';

const Address = z.enum([
  '/sale',
  'javascript:alert(1)',
  ' JavaScript:alert(2)',
  'java\nscript:alert(3)',
  'javascripts:/x',
  '/a?x=javascript:1',
  '',
]);

export const props = z.object({
  address: Address,
  url: z.string(),
  image: z.string().nullable(),
  query: z.string(),
  links: z.array(z.object({ title: z.string(), url: Address })),
});
type Props = z.infer<typeof props>;

// expect: ok
export function ConstantScriptAddress({ query }: Props) {
  return (
    <p>
      <a href="javascript:void(0)">{query}</a>
      <a href={'JAVASCRIPT:history.back()'}>Back</a>
    </p>
  );
}

// expect: ok
export function ScriptAddressOfPage({ address, url }: Props) {
  return (
    <p>
      <a href={address}>one</a> <a href={url}>two</a>
    </p>
  );
}

// expect: ok
export function ScriptAddressInForm({ address, links }: Props) {
  return (
    <form action={address} method="get">
      <button type="submit" formAction={address || undefined}>
        Go
      </button>
      {links.map((link, index) => (
        <a key={index} href={link.url}>
          {link.title}
        </a>
      ))}
    </form>
  );
}

// `src` is left out where it is blank, `href` of a link is not.
// expect: ok
export function BlankAddresses({ address, image }: Props) {
  return (
    <div>
      <img src={image ?? undefined} alt="" loading="lazy" />
      <img src={image || undefined} alt="" loading="lazy" />
      <a href="">here</a>
      <a href={address === '' ? undefined : address}>there</a>
    </div>
  );
}

// expect: ok
export function ComposedAddresses({ query, url, image }: Props) {
  return (
    <div>
      <a href={`/search?q=${query}&type=product`}>Search</a>
      <a href={url.includes('?') ? `${url}&view=all` : `${url}?view=all`}>All</a>
      {image && (
        <img
          src={`${image}?width=400`}
          srcSet={`${image}?width=400 400w, ${image}?width=800 800w`}
          sizes="50vw"
          alt={query}
          loading="lazy"
        />
      )}
    </div>
  );
}

// expect: ok or refused
export function EncodedQuery({ query }: Props) {
  return <a href={`/search?q=${encodeURIComponent(query)}`}>Search</a>;
}
