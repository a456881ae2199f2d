import { expect, test } from 'vitest';
import { membersOfDrops } from './drop-members.ts';

test('the members of a drop are the keys of its fields, without spread and computed ones', () => {
  const source = `
    const image = defineDrop<{ file: string }>({
      kind: 'image',
      fields: {
        ...COMMON,
        id: ({ file }) => ({ length: file.length, list: [1, 2] }).length,
        // Not a member: comma, quote's end
        values,
        'empty?': () => 'a, b: {',
        [HIDDEN]: () => 1,
        src: (file) => \`files/\${file}, \`,
      },
      print: () => '',
      asText: true,
    });
    const rule = (name: string) => drop({ kind: 'rule', fields: { name: () => name, size: () => 1 } });`;
  expect(membersOfDrops(source)).toEqual([
    {
      kind: 'image',
      members: ['id', 'values', 'empty?', 'src'],
      constants: new Map([['empty?', "'a, b: {'"]]),
      isText: true,
    },
    { kind: 'rule', members: ['name', 'size'], constants: new Map([['size', '1']]), isText: false },
  ]);
});

test('a drop that only answers keys has no members', () => {
  expect(membersOfDrops("defineDrop<X>({ kind: 'metafields', lookup: (x, key) => ({ fields: x[key] }) })")).toEqual([
    { kind: 'metafields', members: [], constants: new Map(), isText: false },
  ]);
});
