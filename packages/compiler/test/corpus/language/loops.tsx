// Loops as statements: exact where nothing of the page decides how often they run.
import type { ReactNode } from 'react';
import { z } from 'zod';

export const props = z.object({
  max: z.int().max(12),
  lines: z.array(z.object({ title: z.string(), price: z.int(), quantity: z.int(), sale: z.boolean() })),
});
type Props = z.infer<typeof props>;

// expect: refused numbers(1, n)
export function LoopToPageNumber({ max }: Props) {
  const dots: string[] = [];
  for (let index = 0; index < max; index++) dots.push('•'); // <- refused
  return <p>{dots.join('')}</p>;
}

// Nothing of the page decides how often this loop runs.
// expect: ok or refused
export function LoopOfConstants({ max }: Props) {
  const steps: ReactNode[] = [];
  for (let index = 1; index <= 3; index++) {
    steps.push(
      <li key={index} className={index <= max ? 'done' : undefined}>
        {index}
      </li>,
    );
  }
  return <ol>{steps}</ol>;
}

// expect: ok or refused
export function LoopOverTable({ max }: Props) {
  let label = 'many';
  for (const [limit, text] of [
    [5, 'some'],
    [1, 'few'],
  ] as const) {
    if (max <= limit) label = text;
  }
  return <p>{label}</p>;
}

// expect: ok or refused
export function ReturnFromLoop({ lines }: Props) {
  for (const line of lines) {
    if (line.sale) return <p>{line.title}</p>;
  }
  return <p>No sale</p>;
}

// expect: ok or refused
export function Total({ lines }: Props) {
  return <p>{lines.reduce((sum, line) => sum + line.price * line.quantity, 0)}</p>;
}
