import { expect, test } from 'vitest';
import { accepted, modelTheme } from './model-theme.fixture.ts';
import { makeTemplate, removeTemplate } from './templates.ts';

const theme = modelTheme();
const { files } = theme;

test('a template is made with the sections of another', () => {
  const made = accepted(makeTemplate(theme, files, 'product', 'tall', 'product'));
  expect(made.template).toBe('product.tall');
  expect(made.files['templates/product.tall.json']).toEqual(files['templates/product.json']);
});

test('not by a name that is taken, cannot be in an address, or on a template without sections', () => {
  const { files: taken } = accepted(makeTemplate(theme, files, 'product', 'tall', 'product'));
  expect(makeTemplate(theme, taken, 'product', 'tall', 'product')).toEqual({ ok: false, key: 'name-taken' });
  for (const suffix of ['', 'Tall', 'a b', '../x', '-a', 'a.b'])
    expect(makeTemplate(theme, files, 'product', suffix, 'product')).toEqual({ ok: false, key: 'bad-name' });
  expect(makeTemplate(theme, files, 'cart', 'wide', 'cart')).toEqual({ ok: false, key: 'unknown' });
});

test('one that a merchant made is removed, the theme’s own are not', () => {
  const { files: made } = accepted(makeTemplate(theme, files, 'product', 'tall', 'product'));
  expect(accepted(removeTemplate(theme, made, 'product.tall')).files).toEqual(files);
  expect(removeTemplate(theme, files, 'product')).toEqual({ ok: false, key: 'static' });
  expect(removeTemplate(theme, files, 'product.wide')).toEqual({ ok: false, key: 'unknown' });
});
