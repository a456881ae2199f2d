import { z } from 'zod';

export const props = z.object({
  first: z.string(),
  last: z.string(),
  nick: z.string().nullable(),
  count: z.int(),
  vip: z.boolean(),
});
type Props = z.infer<typeof props>;

// expect: ok
export function AdjacentValues({ first, last, count }: Props) {
  return (
    <p>
      {first} {last}
      {count}
      {first}, {last}!
    </p>
  );
}

// expect: ok
export function TextNextToConditionalText({ first, nick, vip }: Props) {
  return (
    <p>
      Hello {vip && 'dear '}
      {first}
      {nick ? ` (${nick})` : ''}
      {vip ? '' : '.'} Welcome
    </p>
  );
}

// expect: ok
export function LineBreaksCollapse({ first, last }: Props) {
  // biome-ignore format: the line breaks are the point
  return <p>
      The coat   of
      {first}

      and
      {' '}
      {last}   is
      <b> warm </b>
      and <i>light</i>
      .
    </p>;
}

// expect: ok
export function Entities({ first }: Props) {
  return (
    <p title="Caf&eacute; &quot;Mode&quot; &amp; more">
      &copy; {first} &mdash; &lt;b&gt; &nbsp;&#8364;&#x1F457; &notAnEntity; {'&amp;'} &#39;
    </p>
  );
}

// expect: ok
export function QuotesAndBackslashes({ last }: Props) {
  return (
    <p title='6" heel' lang="en">
      It's "{last}" \n \u00e9 {"it's"} {'\u00e9\n'}
      {`back\\slash`}
    </p>
  );
}

// expect: ok
export function NewlinesInAttributes({ first }: Props) {
  return (
    <p title={'one\n  two'} aria-label={`one\ntwo ${first}`}>
      {first}
    </p>
  );
}

// expect: ok or refused
export function LineBreakWithinAnAttribute({ first }: Props) {
  return (
    <p
      title="first line
        second line"
    >
      {first}
    </p>
  );
}

// expect: ok
export function EmptyTexts({ nick, first }: Props) {
  return (
    <p>
      {''}
      {first}
      {''}
      {nick ?? ''}
      {nick || null}
    </p>
  );
}
