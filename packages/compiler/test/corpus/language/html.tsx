// `dangerouslySetInnerHTML`, void elements, escaping, braces.
import { z } from 'zod';

export const props = z.object({
  html: z.string(),
  description: z.string().nullable(),
  title: z.string(),
  handle: z.string(),
  on: z.boolean(),
  blocks: z.array(z.object({ html: z.string(), wide: z.boolean() })),
});
type Props = z.infer<typeof props>;

// expect: ok
export function TrustedHtml({ html, title }: Props) {
  return (
    <article>
      <h2>{title}</h2>
      <div className="rte" dangerouslySetInnerHTML={{ __html: html }} />
    </article>
  );
}

// expect: ok
export function HtmlOrNothing({ description, html, on }: Props) {
  return (
    <div>
      <div dangerouslySetInnerHTML={{ __html: description ?? '' }} />
      <div dangerouslySetInnerHTML={description === null ? undefined : { __html: `<b>${description}</b>` }} />
      {on && html !== '' && <span dangerouslySetInnerHTML={{ __html: html }} />}
    </div>
  );
}

// expect: ok
export function HtmlInList({ blocks }: Props) {
  return (
    <div>
      {blocks.map(({ html, wide }, index) => {
        const Tag = wide ? 'section' : 'div';
        return <Tag key={index} data-index={index} dangerouslySetInnerHTML={{ __html: html }} />;
      })}
    </div>
  );
}

// expect: ok
export function InlineStyle({ on }: Props) {
  const css = '.a > b { content: "<&"; }';
  return (
    <div>
      <style dangerouslySetInnerHTML={{ __html: css }} />
      <p className="a">{on ? '<b>&amp;</b>' : '"\'<>&'}</p>
    </div>
  );
}

// expect: ok
export function VoidElements({ title, on, handle }: Props) {
  return (
    <p>
      {title}
      <br />
      {on && <hr className="not-here" hidden={false} style={{ display: 'none' }} /> ? 'rule' : null}
      <wbr />
      <input name={handle} />
      <img alt={title} src="/a.png" loading="lazy" />
    </p>
  );
}

// expect: ok
export function Quotes({ title, handle }: Props) {
  return (
    <p
      title={`"${title}" & 'more'`}
      data-json={`{"handle":"${handle}"}`}
      aria-label="&quot;quoted&quot; &amp; 'single'"
    >
      "{title}" &quot;{handle}&quot; &lt;b&gt; &copy; &nbsp;&#39;{"it's"}
    </p>
  );
}

// expect: ok
export function Braces({ title, handle }: Props) {
  return (
    <p title={`{${title}}`} data-a={`{{${handle}}}`} data-b={`{%${title}%}`} className="{{ not-liquid }}">
      {`{${title}}`}
      {'{'}
      {title}
      {'}'} {'{{ product.title }}'} {'{% if x %}'} {`{{{${handle}}}}`} {'}}'} {'{%- comment -%}'}
    </p>
  );
}

// expect: ok
export function LiquidInConstants({ on }: Props) {
  const example = '{% raw %}{{ "x" | upcase }}{% endraw %}';
  return (
    <div>
      <code>{example}</code>
      <div dangerouslySetInnerHTML={{ __html: '<i>{{ settings.x }}</i>{%' }} />
      {on ? <kbd>{'{%'}</kbd> : '%}'}
    </div>
  );
}

// expect: ok or refused
export function JsonScript({ title, handle }: Props) {
  const json = JSON.stringify({ '@type': 'Product', name: title, sku: handle }).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
