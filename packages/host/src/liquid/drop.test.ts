import { defineDrop, drop, emptyDrop, listDrop } from '@vitrine/liquid';
import { expect, test } from 'vitest';
import { renderText } from './test_services.ts';

const thing = defineDrop<{ id: number; secret: string }>({
  kind: 'thing',
  fields: { id: ({ id }) => id, 'empty?': () => false },
  lookup: (_, key) => (key === 'dynamic' ? 'found' : undefined),
  print: ({ id }) => `thing-${id}`,
  identity: ({ id }) => id,
});

test('a template sees the allow-list and nothing else', () => {
  const globals = { thing: thing({ id: 1, secret: 'x' }), hash: { a: 1 }, list: [1], text: 'abc' };
  const paths = [
    'thing.secret',
    'thing.constructor',
    'thing.constructor.name',
    "thing['__proto__']",
    'thing.get',
    'thing.print',
    'thing.toString',
    "thing['kind']",
    'hash.constructor',
    'hash.__proto__',
    'hash.hasOwnProperty',
    'list.constructor',
    'list.map',
    "list['length']",
    'list.push',
    'text.constructor',
    'text.length',
    'constructor',
    '__proto__',
    'toString',
    'self.constructor',
    'self.__proto__',
    'forloop.constructor',
  ];
  for (const path of paths) expect(renderText(`[{{ ${path} }}]`, globals), path).toBe('[]');
  expect(renderText('{{ thing.id }} {{ thing.dynamic }} {{ thing }} {{ thing.empty? }}', globals)).toBe(
    '1 found thing-1 false',
  );
});

test('assignments cannot reach a prototype', () => {
  renderText(
    "{% assign __proto__ = 'x' %}{% assign constructor.prototype.y = 'x' %}{% capture __proto__ %}x{% endcapture %}",
  );
  expect(({} as Record<string, unknown>).y).toBeUndefined();
});

test('a field is read once, and only on access', () => {
  let reads = 0;
  const lazy = drop({
    kind: 'lazy',
    fields: {
      a: () => ++reads,
      b: () => {
        throw new Error('read');
      },
    },
  });
  expect(renderText('{{ lazy.a }}{{ lazy.a }}', { lazy })).toBe('11');
});

test('equality goes by identity within a kind', () => {
  const other = defineDrop<{ id: number }>({ kind: 'other', identity: ({ id }) => id });
  const globals = {
    a: thing({ id: 1, secret: '' }),
    b: thing({ id: 1, secret: '' }),
    c: thing({ id: 2, secret: '' }),
    d: other({ id: 1 }),
  };
  expect(renderText('{% if a == b %}same{% endif %}{% if a == c or a == d %}wrong{% endif %}', globals)).toBe('same');
});

test('a drop that behaves as text compares as text', () => {
  const color = drop({ kind: 'color', print: () => '#fff', asText: true });
  const unset = drop({ kind: 'color', print: () => '', asText: true });
  const template =
    "{% if color == '#fff' and color contains 'ff' and color != blank %}a{% endif %}{% if unset == blank and unset == empty %}b{% endif %}{{ color | append: '0' }}";
  expect(renderText(template, { color, unset })).toBe('ab#fff0');
});

test('the empty drop is blank, empty, nil-like and prints nothing, and so are all its members', () => {
  const template =
    '{% if x %}a{% endif %}{% if x == blank %}b{% endif %}{% if x == empty %}c{% endif %}{% if x == nil %}d{% endif %}{{ x.title.more }}{{ x }}{{ x.empty? }}';
  expect(renderText(template, { x: emptyDrop })).toBe('bcdtrue');
});

test('a lazy list fetches what is looped over and no more', () => {
  const slices: string[] = [];
  const list = listDrop({
    count: () => 1000,
    slice: (offset, limit) => {
      slices.push(`${offset}+${limit}`);
      return Array.from({ length: limit }, (_, index) => offset + index);
    },
  });
  const template =
    '{% for x in list limit: 2 offset: 3 %}{{ x }},{% endfor %}{{ list.first }} {{ list[7] }} {{ list.size }}';
  expect(renderText(template, { list })).toBe('3,4,0 7 1000');
  expect(slices).toEqual(['3+2', '0+1', '7+1']);
  expect(
    renderText('{% for x in list %}{% if forloop.last %}{{ forloop.length }}{% endif %}{% endfor %}', { list }),
  ).toBe('50');
});

test('members of a list that are not its items', () => {
  const list = listDrop({
    count: () => 0,
    slice: () => [],
    lookup: (key) => (key === '2024' ? 'by handle' : undefined),
    print: () => 'all',
  });
  expect(renderText("{{ list['2024'] }} {{ list }} {% if list == empty %}empty{% endif %}", { list })).toBe(
    'by handle all empty',
  );
});
