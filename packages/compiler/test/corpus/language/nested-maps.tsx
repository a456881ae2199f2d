// Lists in lists, and conditions between them.
import { Fragment } from 'react';
import { z } from 'zod';

export const props = z.object({
  title: z.string(),
  current: z.string(),
  menu: z.array(
    z.object({
      title: z.string(),
      url: z.string(),
      children: z.array(
        z.object({
          title: z.string(),
          url: z.string(),
          children: z.array(z.object({ title: z.string(), url: z.string() })),
        }),
      ),
    }),
  ),
  sizes: z.array(z.string()),
  stock: z.array(z.object({ color: z.string(), counts: z.array(z.int()) })),
});
type Props = z.infer<typeof props>;

// expect: ok
export function MegaMenu({ menu, current, title }: Props) {
  return (
    <nav aria-label={title}>
      {menu.map((top, i) => (
        <div key={i} className={top.url === current ? 'current' : undefined}>
          <a href={top.url}>{top.title}</a>
          {top.children.length > 0 && (
            <ul>
              {top.children.map((child, j) => (
                <li key={j}>
                  {i + 1}.{j + 1} <a href={child.url}>{child.title}</a>
                  {child.children.map((leaf, k) => (
                    <Fragment key={k}>
                      {k === 0 ? ': ' : ', '}
                      <a
                        href={leaf.url}
                        title={`${top.title} / ${child.title}`}
                        aria-current={leaf.url === current && 'page'}
                      >
                        {leaf.title || title}
                      </a>
                    </Fragment>
                  ))}
                </li>
              ))}
            </ul>
          )}
        </div>
      ))}
    </nav>
  );
}

// expect: ok
export function TwoListsByIndex({ stock, sizes }: Props) {
  return (
    <table>
      <thead>
        <tr>
          <th />
          {sizes.map((size, index) => (
            <th key={index}>{size}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {stock.map(({ color, counts }, row) => (
          <tr key={row}>
            <th>{color}</th>
            {sizes.map((size, column) => {
              const count = counts[column];
              if (count === undefined) return <td key={column}>–</td>;
              return (
                <td
                  key={column}
                  title={`${color} ${size}`}
                  className={count === 0 ? 'out' : count < 3 ? 'low' : undefined}
                >
                  {count}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

// A list of the page inside a constant one, and the other way round.
// expect: ok
export function ConstantAndPageLists({ sizes, stock }: Props) {
  return (
    <div>
      {['EU', 'US', 'UK'].map((system) => (
        <p key={system}>
          {system}: {sizes.map((size, index) => (index > 0 ? `/${size}` : size))}
        </p>
      ))}
      {stock.map((row, index) => (
        <p key={index}>
          {[0, 1].map((place) => (row.counts[place] === undefined ? null : <b key={place}>{row.counts[place]}</b>))}
        </p>
      ))}
    </div>
  );
}

// expect: ok
export function ConditionsBetweenLists({ menu, current }: Props) {
  const open = menu.find((top) => top.children.some((child) => child.url === current));
  return (
    <ul>
      {menu
        .filter((top) => top.children.length > 0 || top.url !== '')
        .map((top, index) => {
          const active = top === open;
          const children = active ? top.children : top.children.slice(0, 1);
          return (
            <li key={index} className={active ? 'open' : 'closed'}>
              {top.title} ({top.children.filter((child) => child.title).length})
              {children.map((child) => (
                <a key={child.url} href={child.url}>
                  {child.title}
                </a>
              ))}
            </li>
          );
        })}
    </ul>
  );
}

// expect: ok
export function SameNamesInside({ menu, title }: Props) {
  const index = 7;
  return (
    <div>
      {menu.map(({ title, children }, index) => (
        <p key={index}>
          {title} {index} {children.map(({ title }, index) => title + index).join(' ')}
        </p>
      ))}
      {title} {index}
    </div>
  );
}

// expect: ok or refused
export function FlattenedLists({ menu }: Props) {
  const links = menu.flatMap((top) => [top, ...top.children]);
  return (
    <ul>
      {links.map((link, index) => (
        <li key={index}>
          {index + 1} {link.title}
        </li>
      ))}
    </ul>
  );
}

interface Entry {
  title: string;
  url: string;
  children?: Entry[];
}

function Level({ entries, depth = 0 }: { entries: Entry[]; depth?: number }) {
  return (
    <ul className={`level-${depth}`}>
      {entries.map(({ title, url, children = [] }, index) => (
        <li key={index}>
          <a href={url}>{title}</a>
          {children.length > 0 && <Level entries={children} depth={depth + 1} />}
        </li>
      ))}
    </ul>
  );
}

// The schema ends the recursion: the last level has no children.
// expect: ok or refused
export function RecursiveMenu({ menu }: Props) {
  return <Level entries={menu} />;
}
