// Variables that are assigned under conditions.
import type { ReactNode } from 'react';
import { z } from 'zod';

export const props = z.object({
  price: z.int(),
  compareAt: z.int().nullable(),
  title: z.string(),
  subtitle: z.string().nullable(),
  label: z.string().optional(),
  kind: z.enum(['sale', 'new', 'regular']),
  soldOut: z.boolean(),
  items: z.array(z.object({ title: z.string(), quantity: z.int(), gift: z.boolean() })),
});
type Props = z.infer<typeof props>;

// expect: ok
export function LetThenIf({ soldOut, kind }: Props) {
  let badge: string | undefined;
  if (soldOut) badge = 'Sold out';
  else if (kind === 'sale') badge = 'Sale';
  return badge ? <b>{badge}</b> : <i>regular</i>;
}

// expect: ok
export function LaterAssignmentWins({ soldOut, kind, price }: Props) {
  let tone = 'plain';
  if (kind === 'sale') tone = 'red';
  if (kind === 'new' && price > 0) {
    tone = 'green';
  }
  if (soldOut) tone = `${tone} faded`;
  return <p className={tone}>{tone}</p>;
}

// expect: ok
export function LogicalAssignments({ subtitle, label, title }: Props) {
  let shown = subtitle;
  shown ??= label ?? null;
  let heading: string | undefined = title;
  heading ||= 'Untitled';
  let link: string | null = subtitle;
  link &&= `/search?q=${title}`;
  return (
    <p title={heading}>
      {shown === null ? 'nothing' : shown}
      {link && <a href={link}>more</a>}
    </p>
  );
}

// expect: ok
export function ElementInVariable({ soldOut, compareAt, price }: Props) {
  let content: ReactNode = <span>{price}</span>;
  if (compareAt !== null && compareAt > price) {
    content = (
      <>
        <s>{compareAt}</s> {content}
      </>
    );
  }
  if (soldOut) content = null;
  return <div className="price">{content}</div>;
}

// expect: ok
export function AppendedText({ kind, soldOut, price }: Props) {
  let className = 'card';
  className += ` card--${kind}`;
  if (soldOut) className += ' is-sold-out';
  let cents = price;
  cents += 100;
  cents *= 2;
  return <div className={className}>{cents}</div>;
}

// expect: ok
export function AssignmentInCallback({ items }: Props) {
  return (
    <ul>
      {items.map((item) => {
        let text = item.title;
        let count = item.quantity;
        if (item.gift) {
          text = `Gift: ${text}`;
          count -= 1;
        }
        return (
          <li key={item.title}>
            {text} x {count}
          </li>
        );
      })}
    </ul>
  );
}

// expect: ok
export function SwappedValues({ price, compareAt }: Props) {
  let low = price;
  let high = compareAt ?? price;
  if (low > high) [low, high] = [high, low];
  return (
    <p>
      {low} to {high}
    </p>
  );
}

// expect: ok
export function NullishAndLogical({ subtitle, label, price, compareAt }: Props) {
  return (
    <p data-price={price || undefined} data-compare={compareAt ?? 'none'}>
      {subtitle ?? 'A'}|{subtitle || 'B'}|{label ?? 'C'}|{label || 'D'}|{price || 'E'}|{price ?? 'F'}|
      {(subtitle || label) ?? 'G'}
    </p>
  );
}

// A list that only this render knows, filled under constant control flow.
// expect: ok or refused
export function PushedClassNames({ soldOut, kind }: Props) {
  const names = ['card'];
  if (soldOut) names.push('card--sold-out');
  if (kind !== 'regular') names.push(`card--${kind}`);
  return <div className={names.join(' ')} />;
}
