import { useId, useState } from 'react';
import { z } from 'zod';

export const props = z.object({ published: z.string(), amount: z.int(), end: z.int(), label: z.string() });
type Props = z.infer<typeof props>;

// expect: refused useId
export function PasswordField({ label }: Props) {
  const id = useId(); // <- refused
  return (
    <p>
      <label htmlFor={id}>{label}</label>
      <input id={id} type="password" />
    </p>
  );
}

// expect: refused Date
export function CurrentYear({ label }: Props) {
  const year = new Date().getFullYear(); // <- refused
  return (
    <small>
      © {year} {label}
    </small>
  );
}

// expect: refused Date
export function CountdownFromNow({ end }: Props) {
  const [left] = useState(() => end - Date.now()); // <- refused
  return <p>{left > 0 ? 'Ends soon' : 'Ended'}</p>;
}

// expect: refused random
export function RandomLook({ label }: Props) {
  const angle = Math.random() * 10; // <- refused
  return <p style={{ rotate: `${angle}deg` }}>{label}</p>;
}

// expect: refused Date
export function DateOfAProp({ published }: Props) {
  const date = new Date(published); // <- refused
  return <time dateTime={published}>{date.getFullYear()}</time>;
}

// expect: refused Intl
export function FormattedPrice({ amount }: Props) {
  const format = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' }); // <- refused
  return <p>{format.format(amount)}</p>;
}

// expect: refused toLocaleString
export function LocaleNumber({ amount, label }: Props) {
  const text = amount.toLocaleString(); // <- refused
  return (
    <p>
      {label} {text}
    </p>
  );
}

// expect: refused crypto
export function RandomIdentifier({ label }: Props) {
  const [id] = useState(() => crypto.randomUUID()); // <- refused
  return <p id={id}>{label}</p>;
}

// expect: refused performance
export function Timing({ label }: Props) {
  const start = performance.now(); // <- refused
  return <p data-start={start}>{label}</p>;
}
