import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const src = join(import.meta.dirname, '..');

/** Where a side of the screen is meant whatever the direction of the text. */
const ALLOWED = [
  // The tokens that turn the rest.
  '--start: left',
  '--start: right',
  '--end: left',
  '--end: right',
  // Struck through from corner to corner.
  'background: linear-gradient( to top right,',
];

const PHYSICAL =
  /^(left|right|(margin|padding|border|scroll-margin|scroll-padding)-(left|right)(-\w+)?|border-(top|bottom)-(left|right)-radius)$/;
const FOUR = /^(inset|margin|padding|border-(width|style|color)|scroll-(margin|padding))$/;

/** The values of a shorthand: split at spaces outside of brackets. */
function values(text: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of text.trim()) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (letter === ' ' && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.filter((part) => part !== '');
}

/** What of a stylesheet would not turn around where one reads from the right. */
function sided(css: string): string[] {
  const plain = css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/url\([^)]*\)/g, 'url()')
    .replaceAll(/\s+/g, ' ');
  return [...plain.matchAll(/(?<=[{;]\s*)([-\w]+): ([^;{}]+)(?=[;}])/g)].flatMap(([line, name = '', value = '']) => {
    const [, right, , left] = values(value);
    const isSided =
      PHYSICAL.test(name) ||
      (FOUR.test(name) && left !== undefined && left !== right) ||
      (/^(float|clear|text-align|background|background-position|transform-origin|object-position|--)/.test(name) &&
        /(^|[\s(])(left|right)\b/.test(value)) ||
      (/^(transform|translate)$/.test(name) &&
        /translate(X|3d)?\((?!0|-50%)[^)]*%/.test(value) &&
        !value.includes('--'));
    return isSided && !ALLOWED.some((allowed) => line.startsWith(allowed)) ? [line] : [];
  });
}

test('the test finds what has a side', () => {
  const css = (text: string) => sided(`a { ${text} }`);
  for (const bad of [
    'margin-left: 1px;',
    'color: red; right: 0;',
    'inset: 0 auto 0 0;',
    'padding: 1px var(--a, 2px) 1px 3px;',
    'text-align: left;',
    'background: url(x.svg) no-repeat right 1rem center;',
    'transform: translateX(-100%);',
  ])
    expect(css(bad), bad).toHaveLength(1);
  for (const good of [
    'inset: 0 1px 2px;',
    'margin-inline-start: 1px;',
    'float: inline-start;',
    'padding: 1px 2px 3px 2px;',
  ])
    expect(css(good), good).toEqual([]);
});

test('every style turns around where one reads from the right: no side of the screen is named', () => {
  const found = globSync('**/*.css', { cwd: src }).flatMap((file) =>
    sided(readFileSync(join(src, file), 'utf8')).map((line) => `${file}: ${line}`),
  );
  expect(found).toEqual([]);
});
