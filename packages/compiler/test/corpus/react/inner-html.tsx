import { z } from 'zod';

export const props = z.object({
  html: z.string(),
  title: z.string(),
  fallback: z.string().nullable(),
  inline: z.boolean(),
});
type Props = z.infer<typeof props>;

// expect: ok
export function HtmlFromThePage({ html, title }: Props) {
  return (
    <article>
      <h2>{title}</h2>
      <div className="rte" dangerouslySetInnerHTML={{ __html: html }} />
    </article>
  );
}

// expect: ok
export function ConstantHtml({ title }: Props) {
  const markup = { __html: '<b>Free</b> shipping &amp; returns' };
  return (
    <p>
      <span dangerouslySetInnerHTML={markup} /> {title}
      <style dangerouslySetInnerHTML={{ __html: '.a > .b::before { content: "x" }' }} />
    </p>
  );
}

// expect: ok
export function HtmlOrText({ html, fallback, inline, title }: Props) {
  const Tag = inline ? 'span' : 'div';
  return fallback === null ? <Tag dangerouslySetInnerHTML={{ __html: html }} title={title} /> : <Tag>{fallback}</Tag>;
}

// expect: ok
export function EmptyHtml({ fallback, title }: Props) {
  return (
    <>
      <div dangerouslySetInnerHTML={{ __html: fallback ?? '' }} />
      <div dangerouslySetInnerHTML={{ __html: '' }} />
      <div dangerouslySetInnerHTML={undefined}>{title}</div>
    </>
  );
}

// expect: refused dangerouslySetInnerHTML
export function HtmlAndChildren({ html, title }: Props) {
  const both = { dangerouslySetInnerHTML: { __html: html }, children: title };
  return <div {...both} />; // <- refused
}

// expect: refused children
export function ChildrenOfAVoidElement({ title }: Props) {
  return <hr>{title}</hr>; // <- refused
}
