// Text next to text, and to what may be nothing.
import { z } from 'zod';

export const props = z.object({
  first: z.string(),
  last: z.string(),
  nick: z.string().nullable(),
  count: z.int(),
  on: z.boolean(),
  kind: z.enum(['', ' ', 'sale']),
  names: z.array(z.string()),
});
type Props = z.infer<typeof props>;

// expect: ok
export function TextNextToText({ first, last, count }: Props) {
  return (
    <p>
      {first}
      {last} {count}
      {count}, {first}!{' '}
    </p>
  );
}

// expect: ok
export function TextNextToCondition({ first, nick, on, count }: Props) {
  return (
    <p>
      Hello {on && 'dear '}
      {first}
      {nick ? ` (${nick})` : ''}
      {on ? null : '.'}
      {count > 0 && count} {count === 1 ? 'piece' : 'pieces'} left
    </p>
  );
}

// expect: ok
export function TextNextToElement({ first, on, nick }: Props) {
  return (
    <p>
      {first}
      {on ? <b>on</b> : 'off'}
      {nick ?? <i>none</i>}
      {first}
      {!on && <u>off</u>}
      end
    </p>
  );
}

// expect: ok
export function TextsOfList({ names, on }: Props) {
  return (
    <p>
      {names}
      {names.map((name) => name)}
      {names.map((name, index) => (index === 0 ? name : ` and ${name}`))}
      {on && names.map((name) => [name, '; '])}.
    </p>
  );
}

// expect: ok
export function BlankTexts({ kind, nick }: Props) {
  return (
    <p>
      {kind}
      {''} {nick}
      {kind === '' ? '' : 'x'}
      {kind && 'y'}
    </p>
  );
}

function Name({ first, nick }: { first: string; nick: string | null }) {
  return (
    <>
      {first}
      {nick && <small>{nick}</small>}
    </>
  );
}

// expect: ok
export function TextsOfComponents({ first, last, nick, on }: Props) {
  return (
    <p>
      {first}
      <Name first={last} nick={nick} />
      <Name first={first} nick={null} />
      {on && <Name first="" nick={last} />}
      {last}
    </p>
  );
}

// expect: ok
export function OnlyValues({ first, nick, on, count }: Props) {
  return (
    <ul>
      <li>{first}</li>
      <li>{nick}</li>
      <li>{on}</li>
      <li>{on && nick}</li>
      <li>{count || null}</li>
      <li>{[first, nick, count]}</li>
      <li>{on ? [] : undefined}</li>
    </ul>
  );
}
