// `throw` in render: refused; in handlers: none of the first render's.
import { z } from 'zod';

export const props = z.object({
  title: z.string(),
  price: z.int(),
  kind: z.enum(['shirt', 'hat']),
  image: z.object({ src: z.string() }).nullable(),
  json: z.string(),
});
type Props = z.infer<typeof props>;

// expect: refused throw
export function NegativePrice({ price }: Props) {
  if (price < 0) throw new Error('The price is negative'); // <- refused
  return <p>{price}</p>;
}

function required<T>(value: T | null): T {
  if (value === null) throw new TypeError('Missing'); // <- refused
  return value;
}

// expect: refused throw
export function RequiredImage({ image }: Props) {
  return <img src={required(image).src} alt="" loading="lazy" />;
}

// A value that is there is known not to throw.
// expect: ok or refused
export function RequiredConstant({ title }: Props) {
  return <p>{required<string>(title)}</p>;
}

// expect: ok or refused
export function ExhaustiveSwitch({ kind }: Props) {
  switch (kind) {
    case 'shirt':
      return <p>Shirt</p>;
    case 'hat':
      return <p>Hat</p>;
    default: {
      const never: never = kind;
      throw new Error(`Unknown kind ${never}`);
    }
  }
}

// expect: refused data
export function ParsedJson({ json }: Props) {
  const { label } = JSON.parse(json) as { label?: string }; // <- refused
  return <p>{label ?? 'none'}</p>;
}

// expect: ok
export function ThrowInHandler({ title, price }: Props) {
  const buy = () => {
    if (price < 0) throw new Error('The price is negative');
  };
  return (
    <button type="button" onClick={buy}>
      {title}
    </button>
  );
}
