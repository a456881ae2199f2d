import { describe, expect, test } from 'vitest';
import { expectOne, found, main, THEME } from './validate.fixture.ts';

test('a theme that the platform takes has no problem', () => {
  expect(found({})).toEqual([]);
});

describe('a file', () => {
  test.each([
    ['assets/pictures/a.png', 'The platform has no folder assets/pictures'],
    ['assets/a.ts', 'The folder assets takes styles, scripts, pictures'],
    ['assets/a b.css', 'A file name has letters, digits'],
    ['src/a.js', 'The platform has no folder src'],
    ['README.md', 'A theme has its files in folders'],
    ['locales/english.json', 'The folder locales takes files named by a language'],
    ['snippets/a.html', 'The folder snippets takes .liquid files'],
    ['snippets/cards/a.liquid', 'The platform has no folder snippets/cards'],
    ['config/other.json', 'The folder config takes settings_schema.json'],
  ])('%s is not taken', (path, message) => {
    const [first] = found({ [path]: path.endsWith('.json') ? '{}' : '' });
    expect(first).toContain(`${path}:0: ${message}`);
  });

  test('has no more bytes than the platform takes, and the schema does not count', () => {
    expectOne(
      { 'snippets/a.liquid': 'a'.repeat(256 * 1024 + 1) },
      'snippets/a.liquid:0: The file has 262145 bytes, and the platform takes 262144',
    );
    expect(found({ 'sections/main.liquid': `${'a'.repeat(256 * 1024)}${main()}` })).toEqual([]);
  });

  test('names files that there are', () => {
    expectOne({ 'snippets/a.liquid': "\n{% render 'b' %}" }, 'snippets/a.liquid:2: There is no snippets/b.liquid');
    expectOne(
      { 'layout/theme.liquid': `${THEME['layout/theme.liquid']}{% section 'b' %}` },
      'layout/theme.liquid:1: There is no sections/b.liquid',
    );
  });

  test('has tags that the platform knows there', () => {
    expectOne(
      { 'snippets/a.liquid': "\n{% sections 'header-group' %}" },
      'snippets/a.liquid:2: The tag `sections` is one of layouts alone',
    );
    expectOne(
      { 'snippets/a.liquid': "{% content_for 'blocks' %}" },
      'snippets/a.liquid:1: The tag `content_for` is one of sections and blocks alone',
    );
  });

  test('is Liquid that the platform takes', () => {
    expectOne(
      { 'snippets/a.liquid': "\n{{ a | replace: '{id}', b }}" },
      "snippets/a.liquid:2: Variable '{{ a | replace: '{id}' was not properly terminated",
    );
  });

  test('is the layout, which prints what the platform gives it', () => {
    expectOne(
      { 'layout/theme.liquid': "{{ content_for_layout }}{% sections 'header-group' %}" },
      'layout/theme.liquid:0: The layout does not print `{{ content_for_header }}`',
    );
    expect(found({}, ['layout/theme.liquid'])).toEqual([
      ':0: There is no layout/theme.liquid, without which nothing is a theme',
    ]);
  });
});
