import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, it } from 'vitest';

// Run by Node itself, as a build is.
const { load } = createRequire(import.meta.filename)(
  '@vitrine/compiler/load.ts',
) as typeof import('@vitrine/compiler/load.ts');

it('has its default columns, shape and empty text unless the merchant says otherwise', {
  tags: ['lookbook-3', 'lookbook-4', 'lookbook-5', 'collection-7'],
}, () => {
  const { settings } = load(join(import.meta.dirname, 'lookbook.section.tsx')).default as {
    settings: Record<string, { schema: Record<string, unknown> }>;
  };
  expect(settings.columns_desktop?.schema).toMatchObject({ min: 1, max: 6, default: 3 });
  expect(settings.columns_mobile?.schema).toMatchObject({ min: 1, max: 3, default: 1 });
  expect(settings.ratio?.schema.default).toBe('2/3');
  expect(settings.empty_text?.schema.default).toBe('No looks found');
});
