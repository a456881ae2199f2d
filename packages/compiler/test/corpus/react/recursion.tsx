import type { ReactNode } from 'react';
import { z } from 'zod';

const leaf = z.object({ title: z.string(), url: z.string() });
const child = leaf.extend({ links: z.array(leaf) });
const top = leaf.extend({ links: z.array(child) });

export const props = z.object({ menu: z.array(top), current: z.string(), depth: z.int() });
type Props = z.infer<typeof props>;

interface Link {
  title: string;
  url: string;
  links?: Link[];
}

function Menu({ links, current, level = 1 }: { links: Link[]; current: string; level?: number }) {
  if (links.length === 0) return null;
  return (
    <ul className={`menu menu--${level}`}>
      {links.map((link) => (
        <li key={link.url}>
          <a href={link.url} aria-current={link.url === current ? 'page' : undefined}>
            {link.title}
          </a>
          {link.links && <Menu links={link.links} current={current} level={level + 1} />}
        </li>
      ))}
    </ul>
  );
}

// expect: ok
export function MenuTree({ menu, current }: Props) {
  return (
    <nav>
      <Menu links={menu} current={current} />
    </nav>
  );
}

function contains(link: Link, url: string): boolean {
  return link.url === url || (link.links ?? []).some((inner) => contains(inner, url));
}

// expect: ok
export function RecursiveCondition({ menu, current }: Props) {
  return (
    <ul>
      {menu.map((link) => (
        <li key={link.url} className={contains(link, current) ? 'open' : undefined}>
          {link.title}
        </li>
      ))}
    </ul>
  );
}

function nest(levels: number, inner: ReactNode): ReactNode {
  return levels === 0 ? inner : <div className={`l${levels}`}>{nest(levels - 1, inner)}</div>;
}

// expect: ok
export function ConstantDepth({ current }: Props) {
  return <section>{nest(3, current)}</section>;
}

// expect: refused calls itself
export function DepthOfAProp({ depth, current }: Props) {
  const levels = Math.abs(depth) % 50;
  const boxes = (left: number): ReactNode => (left > 0 ? <div>{boxes(left - 1)}</div> : current); // <- refused
  return <section>{boxes(levels)}</section>;
}
