// Lengths and parts of page texts: by code unit, as in JavaScript ('👗' has two), or refused.
import { z } from 'zod';

export const props = z.object({
  title: z.string(),
  name: z.string(),
  code: z.string().max(8),
  message: z.string().nullable(),
});
type Props = z.infer<typeof props>;

// expect: ok
export function LengthZero({ title, message }: Props) {
  return (
    <p>
      {title.length === 0 ? 'blank' : 'filled'} {title.length > 0 && title} {message?.length ? message : 'no message'}{' '}
      {!title.length && 'empty'}
    </p>
  );
}

// expect: ok or refused
export function Shortened({ title }: Props) {
  return <p title={title}>{title.length > 5 ? `${title.slice(0, 5)}…` : title}</p>;
}

// expect: ok or refused
export function Initials({ name }: Props) {
  return <abbr title={name}>{name.slice(0, 1).toUpperCase() || '?'}</abbr>;
}

// expect: ok or refused
export function FirstCharacter({ name, code }: Props) {
  return (
    <p>
      {name[0] ?? '?'} {code.charAt(0)} {code.at(-1)}
    </p>
  );
}

// expect: ok or refused
export function LastDigits({ code }: Props) {
  return (
    <p>
      •••• {code.slice(-4)} {code.substring(0, 2)}
    </p>
  );
}

// expect: ok or refused
export function Counter({ message }: Props) {
  return (
    <label>
      <textarea name="message" defaultValue={message ?? ''} /> {(message ?? '').length} / 200
    </label>
  );
}

// expect: ok or refused
export function Letters({ code }: Props) {
  return (
    <p>
      {code.split('').map((letter, index) => (
        <span key={index}>{letter}</span>
      ))}
    </p>
  );
}

// What counts as blank differs between JavaScript and the platform (no-break spaces, U+2028).
// expect: ok or refused
export function TrimmedPageText({ title }: Props) {
  const trimmed = title.trim();
  return trimmed === '' ? <p>blank</p> : <p title={title}>{trimmed}</p>;
}
