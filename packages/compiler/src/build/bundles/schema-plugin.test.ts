import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, expect, test } from 'vitest';

// By Node itself, as the build runs it.
const require = createRequire(import.meta.filename);
const { schemaPlugin } = require('./schema-plugin.ts') as typeof import('./schema-plugin.ts');

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'vitrine-schemas-')));
afterAll(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string) => writeFileSync(join(folder, name), text);

/** A bundle of a module of the folder. */
async function bundled(text: string): Promise<string> {
  write('entry.ts', text);
  const made = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [schemaPlugin()],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: join(folder, 'entry.ts'), preserveEntrySignatures: 'strict' },
    },
  });
  const [output] = [made].flat();
  if (output === undefined || !('output' in output)) throw new Error('nothing was built');
  return output.output.map((chunk) => ('code' in chunk ? chunk.code : '')).join('\n');
}

const evaluated = async (code: string): Promise<{ decoder: (value: unknown, path: string) => unknown }> =>
  import(`data:text/javascript,${encodeURIComponent(code)}`);

write('size.schema.ts', `import { z } from 'zod';\nexport const Size = z.object({ label: z.string() });`);
write(
  'shirt.schema.ts',
  `import { z } from 'zod';
import { Size } from './size.schema.ts';
export const Shirt = z.object({ sizes: z.array(Size), price: z.int().min(1) });
export type Shirt = z.infer<typeof Shirt>;
export const Shop = z.object({ shirts: z.array(Shirt), nobody_asks: z.string() });`,
);

test('a schema is its decoder in a bundle, one that nobody imports is nothing, and zod stays out', async () => {
  const code = await bundled(`export { Shirt as decoder } from './shirt.schema.ts';`);
  const { decoder } = await evaluated(code);
  expect(decoder({ sizes: [{ label: 'M' }], price: 5, more: 1 }, '$')).toEqual({ sizes: [{ label: 'M' }], price: 5 });
  expect(() => decoder({ sizes: [{ label: 1 }], price: 5 }, '$')).toThrow('$.sizes[0].label');
  expect(code).not.toContain('nobody_asks');
  expect(code).not.toMatch(/ZodType|safeParse/);
});

test('a schema that another module exports is imported from there', async () => {
  const code = await bundled(
    `export { Shop as decoder } from './shirt.schema.ts'; export { Size } from './size.schema.ts';`,
  );
  expect(code.match(/"?label"?:/g)).toHaveLength(1);
});

test('a module that is changed is read again', async () => {
  write(
    'size.schema.ts',
    `import { z } from 'zod';\nexport const Size = z.object({ label: z.string(), order: z.int() });`,
  );
  const { decoder } = await evaluated(await bundled(`export { Shirt as decoder } from './shirt.schema.ts';`));
  expect(() => decoder({ sizes: [{ label: 'M' }], price: 5 }, '$')).toThrow('$.sizes[0].order');
});

test('what cannot be checked fails the build, by file and export', async () => {
  write('day.schema.ts', `import { z } from 'zod';\nexport const Day = z.object({ at: z.date() });`);
  await expect(bundled(`export { Day } from './day.schema.ts';`)).rejects.toThrow(
    `${join(folder, 'day.schema.ts')}: Day: .at is of the kind 'date'`,
  );
  write('limit.schema.ts', `import { z } from 'zod';\nexport const LIMIT = 5;`);
  await expect(bundled(`export { LIMIT } from './limit.schema.ts';`)).rejects.toThrow('LIMIT is no schema');
});
