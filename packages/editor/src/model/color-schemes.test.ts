import { expect, test } from 'vitest';
import { addColorScheme, removeColorScheme } from './color-schemes.ts';
import { accepted, modelTheme } from './model-theme.fixture.ts';
import { themeValues } from './nodes.ts';

const { files } = modelTheme();
const light = { settings: { background: '#ffffff' } };

test('a color scheme is added as a copy of another', () => {
  const added = accepted(addColorScheme(files, 'schemes', 'light', () => 'new'));
  expect(added.scheme).toBe('scheme_new');
  expect(themeValues(added.files).schemes).toEqual({ light, scheme_new: light });
});

test('the first scheme of a theme is empty', () => {
  const added = accepted(addColorScheme({}, 'schemes', undefined, () => 'new'));
  expect(themeValues(added.files)).toEqual({ schemes: { scheme_new: { settings: {} } } });
});

test('a scheme is removed, the last one is not', () => {
  const { files: two, scheme } = accepted(addColorScheme(files, 'schemes'));
  expect(accepted(removeColorScheme(two, 'schemes', scheme)).files).toEqual(files);
  expect(removeColorScheme(files, 'schemes', 'light')).toEqual({ ok: false, key: 'static' });
  expect(removeColorScheme(files, 'schemes', 'dark')).toEqual({ ok: false, key: 'unknown' });
});
