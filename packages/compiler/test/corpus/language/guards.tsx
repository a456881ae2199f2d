// Early returns: in components, in their functions, in callbacks.
import type { ReactNode } from 'react';
import { z } from 'zod';

export const props = z.object({
  user: z.object({ name: z.string(), vip: z.boolean(), orders: z.int() }).nullable(),
  message: z.string().optional(),
  price: z.int(),
  compareAt: z.int().nullable(),
  rows: z.array(z.object({ title: z.string(), url: z.string().nullable(), hidden: z.boolean(), badge: z.string() })),
});
type Props = z.infer<typeof props>;

// expect: ok
export function GuardNull({ user }: Props) {
  if (!user) return <a href="/login">Log in</a>;
  if (user.name === '') return null;
  return (
    <p>
      Hello {user.name}
      {user.vip ? ' (VIP)' : ''}
    </p>
  );
}

// expect: ok
export function NestedGuards({ user, message }: Props) {
  if (user) {
    if (user.vip) {
      if (user.orders > 10) return <p>Thank you, {user.name}</p>;
    } else if (user.orders === 0) {
      return <p>Your first order ships free</p>;
    }
  }
  if (message === undefined) return null;
  return message ? <p>{message}</p> : <p>(no message)</p>;
}

function discount(price: number, compareAt: number | null) {
  if (compareAt === null) return null;
  if (compareAt <= price) return 0;
  return compareAt - price;
}

// expect: ok
export function GuardInFunction({ price, compareAt }: Props) {
  const saved = discount(price, compareAt);
  if (saved == null) return <p>{price}</p>;
  return <p>{saved ? `${price}, you save ${saved}` : 'Same price'}</p>;
}

// expect: ok
export function ReturnsInMap({ rows }: Props) {
  return (
    <ul>
      {rows.map(({ title, url, hidden, badge }) => {
        if (hidden) return null;
        const label = badge === 'sale' ? <b>Sale</b> : badge;
        if (!url) {
          return (
            <li key={title}>
              {title} {label}
            </li>
          );
        }
        return (
          <li key={title}>
            <a href={url}>{title}</a> {label}
          </li>
        );
      })}
    </ul>
  );
}

// expect: ok
export function ReturnsOfDifferentKinds({ user, price }: Props): ReactNode {
  if (price === 0) return 'free';
  if (price < 0) return price;
  if (!user) return undefined;
  if (user.vip) return [<b key="a">VIP</b>, ' ', user.name];
  return false;
}

// expect: ok
export function RenderFunctionWithGuards({ rows, message }: Props) {
  const renderTitle = (title: string) => {
    if (title.length === 0) return <i>untitled</i>;
    if (title === message) return <mark>{title}</mark>;
    return title;
  };
  if (!rows.length) return <p>{message ?? 'Nothing here'}</p>;
  return (
    <div>
      {rows.map((row, index) => (
        <p key={index}>{renderTitle(row.title)}</p>
      ))}
    </div>
  );
}
