import { z } from 'zod';

export const props = z.object({
  title: z.string(),
  description: z.string().nullable(),
  canonical: z.string(),
  sku: z.string(),
});
type Props = z.infer<typeof props>;

// expect: ok or refused
export function HoistedTitle({ title }: Props) {
  return (
    <article>
      <title>{`${title} – Atelier`}</title>
      <h1>{title}</h1>
    </article>
  );
}

// expect: ok or refused
export function HoistedMetaAndLink({ description, canonical, title }: Props) {
  return (
    <article>
      {description && <meta name="description" content={description} />}
      <link rel="canonical" href={canonical} />
      <h1>{title}</h1>
    </article>
  );
}

// expect: ok or refused
export function HoistedStylesheet({ title }: Props) {
  return (
    <section>
      <link rel="stylesheet" href="/lookbook.css" precedence="default" />
      <script async src="/lookbook.js" />
      <h2>{title}</h2>
    </section>
  );
}

// expect: ok
export function MicrodataStaysInPlace({ title, sku }: Props) {
  return (
    <div itemScope itemType="https://schema.org/Product">
      <meta itemProp="sku" content={sku} />
      <link itemProp="availability" href="https://schema.org/InStock" />
      <span itemProp="name">{title}</span>
    </div>
  );
}

// expect: ok
export function TitleOfASvg({ title, sku }: Props) {
  return (
    <svg role="img">
      <title>{title}</title>
      <desc>
        {title}, {sku}
      </desc>
    </svg>
  );
}
