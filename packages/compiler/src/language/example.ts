/** The examples of the table as modules that can be compiled and run. */
import { z } from 'zod';
import type { Construct } from './construct.ts';

/** Limits numbers, because JavaScript rounds beyond 2^53. */
const whole = z.int().min(-1_000_000).max(1_000_000);

/** The props that the examples use. */
export const PROPS = {
  title: z.string(),
  note: z.string().nullable(),
  label: z.string().optional(),
  kind: z.enum(['new', 'sale', 'plain']),
  count: whole,
  stock: whole.nullable(),
  price: z.int().min(0).max(1_000_000),
  ratio: z.number(),
  isNew: z.boolean(),
  tags: z.array(z.string()),
  rows: z.array(z.object({ id: z.string(), name: z.string(), amount: whole, available: z.boolean() })),
  image: z.object({ src: z.string(), alt: z.string().nullable(), width: z.int() }).nullable(),
  block: z.discriminatedUnion('type', [
    z.object({ type: z.literal('text'), text: z.string() }),
    z.object({ type: z.literal('image'), src: z.string() }),
  ]),
  stocks: z.record(z.string(), z.int()),
  either: z.union([z.string(), z.int()]),
};

type Example = Pick<Construct, 'example' | 'outside'>;

const names = Object.keys(PROPS) as (keyof typeof PROPS)[];
const uses = (code: string, name: string): boolean =>
  new RegExp(`(?<![\\w']|(?<!\\.\\.)\\.)${name}\\b(?!:|=")`).test(code);

/** The props that an example reads. */
const propsIn = ({ example }: Example): (keyof typeof PROPS)[] => names.filter((name) => uses(example, name));

/** The schema of the props that an example reads. */
export const schemaOf = (row: Example): z.ZodType =>
  z.object(Object.fromEntries(propsIn(row).map((name) => [name, PROPS[name]])));

/** The component's name for the example at an index. */
export const componentOf = (index: number): string => `Example${index}`;

const bodyOf = (example: string): string =>
  /\breturn\b|^throw /.test(example) ? example : `return ${example.startsWith('<') ? example : `<p>{${example}}</p>`};`;

/** Modules that examples may import, and the exports. */
export type Importable = ReadonlyMap<string, readonly string[]>;

/** A module that exports a component for each example. */
export function moduleOf(examples: readonly Example[], importable: Importable): string {
  const code = examples.map(({ example, outside = '' }) => `${outside}\n${example}`).join('\n');
  const taken = new Set<string>();
  const imports = [...importable].flatMap(([module, exported]) => {
    const used = exported.filter(
      (name) => name !== 'default' && !taken.has(name) && new RegExp(`(?<![\\w$]|(?<!\\.\\.)\\.)${name}\\b`).test(code),
    );
    for (const name of used) taken.add(name);
    return used.length > 0 ? [`import { ${used.join(', ')} } from '${module}';`] : [];
  });
  const components = examples.map(
    (row, i) =>
      `${row.outside ?? ''}\nexport function ${componentOf(i)}({ ${propsIn(row).join(', ')} }) {\n  ${bodyOf(row.example)}\n}`,
  );
  return ["import * as React from 'react';", ...imports, ...components, ''].join('\n');
}
