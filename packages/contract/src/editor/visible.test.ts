import { describe, expect, it, test } from 'vitest';
import { isVisible, type VisibleContext } from './visible.ts';

const context: VisibleContext = {
  section: { layout: 'grid', count: 4, image: null, wide: false, heading: '', tags: ['new', 'sale'] },
  block: { style: 'a and b' },
  settings: { radius: 8 },
};
const shows = (condition: string) => isVisible({ visible_if: `{{ ${condition} }}` }, context);

describe('a condition', () => {
  it.each([
    ["section.settings.layout == 'grid'", true],
    ['section.settings.layout != "grid"', false],
    ['section.settings.count > 4', false],
    ['section.settings.count >= 4', true],
    ['section.settings.count < 4.5', true],
    ['section.settings.count <= -1', false],
    ['settings.radius == 8', true],
    ["block.settings.style == 'a and b'", true],
    ['section.settings.image == nil', true],
    ['section.settings.image != blank', false],
    ['section.settings.heading == blank', true],
    ['section.settings.heading == empty', true],
    ['section.settings.wide == false', true],
    ["section.settings.tags contains 'sale'", true],
    ["section.settings.layout contains 'ri'", true],
    ["section.settings.count > 'x'", false],
    ['section.settings.image', false],
    ['section.settings.wide', false],
    ['section.settings.count', true],
    ['section.settings.heading', true],
    ['section.settings.unknown', false],
    ['blank == section.settings.heading', true],
  ])('%s is %s', (condition, expected) => {
    expect(shows(condition)).toBe(expected);
  });

  it('groups `and` and `or` from the right, as Liquid does', () => {
    expect(shows('false and false or true')).toBe(false);
    expect(shows('true or false and false')).toBe(true);
    expect(shows("section.settings.wide or section.settings.layout == 'grid' and settings.radius > 7")).toBe(true);
  });
});

test.each([
  'section.settings.layout == ',
  'section.settings.layout === 1',
  'section.settings.layout | upcase == "GRID"',
  'product.title == "x"',
  'true true',
  '',
])('`%s` cannot be read, and hides nothing', (condition) => {
  expect(shows(condition)).toBe(true);
});

test('a setting without a condition, or with one outside braces, is shown', () => {
  expect(isVisible({}, context)).toBe(true);
  expect(isVisible({ visible_if: 'false' }, context)).toBe(true);
});
