// Values that change from render to render: refused.
import { useMemo, useState } from 'react';
import { z } from 'zod';

export const props = z.object({
  title: z.string(),
  endsAt: z.int(),
  publishedAt: z.string(),
  price: z.int(),
  tips: z.array(z.string()),
});
type Props = z.infer<typeof props>;

// expect: refused effect
export function Countdown({ endsAt }: Props) {
  const left = endsAt - Date.now(); // <- refused
  return <p>{left > 0 ? left : 'over'}</p>;
}

// expect: refused data
export function CopyrightYear({ title }: Props) {
  const year = new Date().getFullYear(); // <- refused
  return (
    <footer>
      © {year} {title}
    </footer>
  );
}

// expect: refused data
export function PublishedAt({ publishedAt }: Props) {
  const date = new Date(publishedAt); // <- refused
  return <time dateTime={publishedAt}>{date.toDateString()}</time>;
}

// expect: refused Math.random
export function RandomTip({ tips }: Props) {
  const tip = tips[Math.floor(Math.random() * tips.length)]; // <- refused
  return <p>{tip}</p>;
}

// expect: refused effect
export function RandomInState({ title }: Props) {
  const [seed] = useState(() => Math.random()); // <- refused
  return <p data-seed={seed}>{title}</p>;
}

// expect: refused effect
export function MeasuredRender({ title }: Props) {
  const started = performance.now(); // <- refused
  return <p data-started={started}>{title}</p>;
}

// expect: refused data
export function LocalizedPrice({ price }: Props) {
  const text = useMemo(
    () => new Intl.NumberFormat(undefined, { style: 'currency', currency: 'EUR' }).format(price), // <- refused
    [price],
  );
  return <p>{text}</p>;
}

// expect: refused data
export function LocaleString({ price }: Props) {
  const text = price.toLocaleString(); // <- refused
  return <p>{text}</p>;
}

const isNew = (publishedAt: string) => {
  const age = Date.now() - Date.parse(publishedAt); // <- refused
  return age < 14 * 24 * 60 * 60 * 1000;
};

// expect: refused ClientOnly
export function NewBadge({ publishedAt, title }: Props) {
  return (
    <h3>
      {title} {isNew(publishedAt) && <b>New</b>}
    </h3>
  );
}

// A clock that only a handler reads is none of the first render's.
// expect: ok
export function ClockInHandler({ title }: Props) {
  const [pressed, press] = useState<number | null>(null);
  return (
    <button type="button" onClick={() => press(Date.now() + Math.random())}>
      {pressed === null ? title : pressed}
    </button>
  );
}
