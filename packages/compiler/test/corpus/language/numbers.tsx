// Arithmetic: whole numbers are exact; fractions as JavaScript prints them, or refused.
import { z } from 'zod';

export const props = z.object({
  quantity: z.int(),
  price: z.int().min(0),
  compareAt: z.int().nullable(),
  rating: z.number(),
  weight: z.number(),
  text: z.string(),
  lines: z.array(z.object({ title: z.string(), price: z.int(), quantity: z.int() })),
});
type Props = z.infer<typeof props>;

// expect: ok
export function WholeNumbers({ quantity, price, compareAt }: Props) {
  const saved = (compareAt ?? price) - price;
  return (
    <p>
      {quantity * price} {quantity + 1} {-quantity} {saved > 0 ? saved : 0} {2 * (quantity - 1) + price}
    </p>
  );
}

// expect: ok
export function MinAndMax({ quantity, price }: Props) {
  return (
    <p>
      {Math.max(quantity, 1)} {Math.min(price, 500, quantity)} {Math.max(0, 10 - quantity)} {Math.abs(quantity)}
    </p>
  );
}

// expect: ok
export function QuotientsRoundedDown({ quantity, price }: Props) {
  return (
    <p>
      {Math.floor(price / 3)} {Math.floor((quantity - 7) / 2)} {Math.floor((price * 100) / Math.max(quantity, 1))}
    </p>
  );
}

// expect: ok
export function ConstantFractions({ quantity }: Props) {
  return (
    <p data-sum={0.1 + 0.2}>
      {1 / 3} {0.1 * 3} {1e21} {(5).toFixed(2)} {Math.round(2.5)} {7 % 3} {-7 % 3} {quantity === 0.5 ? 'half' : 'whole'}{' '}
      {1 / 0}
    </p>
  );
}

// expect: ok
export function PrintedFraction({ rating }: Props) {
  return (
    <p data-rating={rating}>
      {rating} {rating > 4.5 ? 'great' : rating >= 0.5 ? 'fine' : 'none'} {rating === 0 && 'unrated'}
    </p>
  );
}

// expect: ok
export function LineTotals({ lines }: Props) {
  return (
    <table>
      <tbody>
        {lines.map((line, index) => (
          <tr key={index} className={index % 2 === 0 ? 'even' : 'odd'}>
            <td>{index + 1}</td>
            <td>{line.title}</td>
            <td>{line.price * line.quantity || 'free'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

// The remainder of a negative number is negative in JavaScript.
// expect: ok or refused
export function Remainders({ quantity }: Props) {
  return (
    <p>
      {quantity % 3} {quantity % 2 === 0 ? 'even' : 'odd'}
    </p>
  );
}

// expect: ok or refused
export function DividedPrice({ price }: Props) {
  return (
    <p>
      {price / 100} {(price / 100).toFixed(2)} {Math.floor(price / 100)},{String(price % 100).padStart(2, '0')}
    </p>
  );
}

// expect: ok or refused
export function Discount({ price, compareAt }: Props) {
  if (!compareAt || compareAt <= price) return null;
  return <b>-{Math.round(((compareAt - price) / compareAt) * 100)}%</b>;
}

// expect: ok or refused
export function SumOfFractions({ rating, weight }: Props) {
  return (
    <p>
      {rating + weight} {rating * 1.1} {0.1 + rating} {Math.round(weight)} {rating - 0.5 === 0 && 'half'}
    </p>
  );
}

// expect: ok or refused
export function NumberOfText({ text }: Props) {
  const value = Number(text);
  return <p>{Number.isNaN(value) ? 'no number' : value}</p>;
}
