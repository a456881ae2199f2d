import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describe } from './describe.ts';
import { type Docs, type DocumentedObject, readDocs } from './docs.ts';
import { printDescription } from './print.ts';

const docs = readDocs();
const changed = (change: (object: DocumentedObject) => DocumentedObject): Docs => ({
  ...docs,
  objects: docs.objects.map(change),
});
const returns = (type: string) => [{ type, name: '', array_value: '' }];

/** The documentation with a product that has one more member. */
const withMember = (name: string, type: string, description: string): Docs =>
  changed((object) =>
    object.name === 'product'
      ? {
          ...object,
          properties: [...object.properties, { name, summary: '', description, return_type: returns(type) }],
        }
      : object,
  );
const product = (from: Docs) => describe(from).objects.product;

test('objects.generated.ts is up to date with the documentation and the corrections; `npm run platform-objects -w @vitrine/compiler` writes it', () => {
  const file = readFileSync(join(import.meta.dirname, '../objects.generated.ts'), 'utf8');
  expect(printDescription(describe(docs)) === file).toBe(true);
});

test('a new member in the documentation is described; a number may have a fraction unless a correction makes it an integer', () => {
  expect(product(withMember('weight_limit', 'number', 'The limit.'))?.weight_limit).toEqual({
    type: 'number',
    nil: false,
  });
});

test('a member may be nil if its own text says so', () => {
  expect(product(withMember('fabric', 'string', 'If there is none, then `nil` is returned.'))?.fabric?.nil).toBe(true);
  expect(product(withMember('fabric', 'string', 'True if `inventory_management` is `nil`.'))?.fabric?.nil).toBe(false);
});

test('a correction that equals the documentation stops the generator', () => {
  const said = changed((object) =>
    object.name === 'cart'
      ? {
          ...object,
          properties: object.properties.map((member) =>
            member.name === 'note' ? { ...member, description: 'Or `nil`.' } : member,
          ),
        }
      : object,
  );
  expect(() => describe(said)).toThrow('corrections.ts says of cart.note what the documentation says');
});

test('a correction of a removed member stops the generator', () => {
  const without = changed((object) =>
    object.name === 'cart'
      ? { ...object, properties: object.properties.filter(({ name }) => name !== 'item_count') }
      : object,
  );
  expect(() => describe(without)).toThrow('corrections.ts names cart.item_count, which is no member');
});

test('a type that is not described stops the generator', () => {
  expect(() => product(withMember('fabric', 'fabric', ''))).toThrow(
    'product.fabric is of fabric, which is not described',
  );
});
