import { migrations } from './migrations/index.ts';

/**
 * Migrations that programs without them can live with: they only add (tables, indexes, columns that may be left out). Any other is of no use to
 * an earlier program, which would miss what is gone or write what is no longer understood. `compatible.test.ts` reads their SQL.
 */
export const ADDITIVE: ReadonlySet<string> = new Set(['0029-uploads', '0030-purges']);

/**
 * The earliest schema whose programs can work with a database of schema `number`: that of its last migration which does more than add. It is
 * stored beside the number (`migrations.compatible_from`), because a program cannot know what later migrations do.
 */
export function compatibleFrom(number: number): number {
  const names = Object.keys(migrations);
  let earliest = number;
  while (earliest > 1 && ADDITIVE.has(names[earliest - 1] ?? '')) earliest -= 1;
  return earliest;
}
