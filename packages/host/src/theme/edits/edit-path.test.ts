import { expect, test } from 'vitest';
import { editPath } from './edit-path.ts';

test.each([
  ['templates/index.json', { kind: 'template', name: 'index' }],
  ['templates/product.tall.json', { kind: 'template', name: 'product.tall' }],
  ['templates/customers/login.json', { kind: 'template', name: 'customers/login' }],
  ['templates/metaobject/look.json', { kind: 'template', name: 'metaobject/look' }],
  ['sections/header-group.json', { kind: 'group', name: 'header-group' }],
  ['config/settings_data.json', { kind: 'settings' }],
  ['locales/pt-BR.json', { kind: 'texts', locale: 'pt-BR' }],
  ['translations/fr.json', { kind: 'translations', locale: 'fr' }],
])('%s is a file of the editor', (path, at) => {
  expect(editPath(path)).toEqual(at);
});

test.each([
  'templates/index.liquid',
  'templates/../config/settings_schema.json',
  'templates/a/b.json',
  'templates/.json',
  'templates/index..json',
  'templates/index.context.ca.json',
  'sections/header-group.context.ca.json',
  'sections/hero.liquid',
  'config/settings_schema.json',
  'locales/en.default.json',
  'locales/fr.schema.json',
  'translations/__proto__.json',
  '/templates/index.json',
  `templates/${'a'.repeat(200)}.json`,
  '',
])('%s is none', (path) => {
  expect(editPath(path)).toBeNull();
});
