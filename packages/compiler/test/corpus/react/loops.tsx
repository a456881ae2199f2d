import type { ReactNode } from 'react';
import { z } from 'zod';

export const props = z.object({
  lines: z.array(z.object({ id: z.int(), title: z.string(), quantity: z.int() })),
  columns: z.int().min(1).max(4),
  label: z.string(),
});
type Props = z.infer<typeof props>;

// expect: ok
export function ForOfConstants({ label }: Props) {
  const links: ReactNode[] = [];
  for (const [index, { path, text }] of [
    { path: '/new', text: 'New' },
    { path: '/sale', text: 'Sale' },
  ].entries()) {
    links.push(
      <a key={path} href={path}>
        {index + 1} {text} {label}
      </a>,
    );
  }
  return <nav>{links}</nav>;
}

// expect: ok
export function WhileOverConstants({ label, columns }: Props) {
  const cells: ReactNode[] = [];
  let n = 1;
  while (n < 50) {
    n *= 3;
    if (n === 9) continue;
    if (n > 60) break;
    cells.push(<i key={n} className={n === columns ? 'on' : undefined} />);
  }
  do {
    n -= 30;
  } while (n > 0);
  return (
    <p title={label}>
      {cells} {n}
    </p>
  );
}

// expect: ok
export function LabelledLoop({ label }: Props) {
  const found: string[] = [];
  outer: for (let row = 0; row < 3; row++) {
    for (let column = 0; column < 3; column++) {
      if (column === 2) continue outer;
      if (row * column > 1) break outer;
      found.push(`${row}${column}`);
    }
  }
  return (
    <p>
      {label} {found.join(' ')}
    </p>
  );
}

// expect: ok
export function ForIn({ label }: Props) {
  const widths: Record<string, number> = { s: 320, m: 640 };
  let srcSet = '';
  for (const name in widths) srcSet += `${srcSet && ', '}/${name}.jpg ${widths[name]}w`;
  return <img srcSet={srcSet} alt={label} loading="lazy" />;
}

// expect: ok or refused
export function ForOfPageList({ lines }: Props) {
  const rows: ReactNode[] = [];
  for (const line of lines) {
    if (line.quantity <= 0) continue;
    rows.push(<li key={line.id}>{line.title}</li>);
  }
  return <ul>{rows.length > 0 ? rows : <li>Empty</li>}</ul>;
}

// expect: ok or refused
export function IndexedLoopOverPageList({ lines }: Props) {
  let total = 0;
  let first = '';
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i];
    if (!line) break;
    total += line.quantity;
    if (!first && line.title) first = line.title;
  }
  return (
    <p>
      {total} {first}
    </p>
  );
}

// expect: ok or refused
export function LoopUpToAProp({ columns, label }: Props) {
  const cells: ReactNode[] = [];
  for (let i = 0; i < columns; i++) cells.push(<col key={i} className={label} />);
  return (
    <table>
      <colgroup>{cells}</colgroup>
    </table>
  );
}

// expect: ok or refused
export function FindWithAnEarlyReturn({ lines, label }: Props) {
  function quantityOf(title: string) {
    for (const line of lines) {
      if (line.title === title) return line.quantity;
    }
    return null;
  }
  return <p>{quantityOf(label) ?? 'not in the bag'}</p>;
}
