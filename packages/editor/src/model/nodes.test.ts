import { expect, test } from 'vitest';
import { modelTheme } from './model-theme.fixture.ts';
import { editedNode, effectiveValues, themeValues } from './nodes.ts';

const theme = modelTheme();
const { files } = theme;
const INDEX = 'templates/index.json';

test('a local block has the settings of its section’s schema', () => {
  const edited = editedNode(theme, files, { path: INDEX, key: 'notes', blocks: ['one'] });
  expect(edited).toMatchObject({ schema: { name: 'Note' }, settings: [{ id: 'text', type: 'text' }] });
});

test('a theme block has those of its own file, also where it is static', () => {
  expect(editedNode(theme, files, { path: INDEX, key: 'stack', blocks: ['title'] })?.settings).toEqual([
    { type: 'text', id: 'title' },
  ]);
  expect(editedNode(theme, files, { path: INDEX, key: 'stack', blocks: ['group', 'inner'] })?.schema?.name).toBe(
    'Text',
  );
});

test('a type that the theme does not have has no schema; what is not there is null', () => {
  const odd = { 'templates/index.json': { sections: { odd: { type: 'gone' } }, order: ['odd'] } };
  expect(editedNode(theme, odd, { path: INDEX, key: 'odd' })).toMatchObject({ schema: undefined, settings: [] });
  expect(editedNode(theme, odd, { path: INDEX, key: 'hero' })).toBeNull();
});

test('values are stored ones, else the schema’s, else the type’s', () => {
  expect(effectiveValues(theme, files, { path: INDEX, key: 'hero' })).toEqual({
    settings: { radius: 4, weight: 'thin' },
    section: { heading: '<p>Autumn &amp; winter</p>', wide: false },
  });
  expect(effectiveValues(theme, files, { path: INDEX, key: 'notes', blocks: ['two'] }).block).toEqual({ text: '' });
  expect(effectiveValues(theme, {}, null)).toEqual({ settings: { radius: 2, weight: 'thin' } });
});

test('the theme’s settings are without the static sections', () => {
  const settings = {
    'config/settings_data.json': { current: { radius: 1, sections: { drawer: { type: 'drawer' } } } },
  };
  expect(themeValues(settings)).toEqual({ radius: 1 });
});
