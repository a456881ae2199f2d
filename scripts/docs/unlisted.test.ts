import { expect, test } from 'vitest';
import { unlisted } from './unlisted.ts';

test('a page that the index of its folder does not link to is named', () => {
  const index = { path: 'docs/decisions/README.md', text: '- [1. One](0001-one.md), and 0002-two.md without a link' };
  const paths = [
    'docs/decisions/README.md',
    'docs/decisions/0001-one.md',
    'docs/decisions/0002-two.md',
    'docs/apps.md',
  ];
  expect(unlisted(index, [...paths, 'docs/decisions/a.webp'])).toEqual(['docs/decisions/0002-two.md']);
});
