import { expect, test } from 'vitest';
import { labelsOf } from './labels.ts';
import { modelTheme } from './model-theme.fixture.ts';
import { typeNames } from './type-names.ts';

test('sections, their own blocks and theme blocks are named in the language; what has no name is left out', () => {
  const theme = modelTheme({
    labels: [
      { isoCode: 'en', texts: { 'names.hero': 'Hero' } },
      { isoCode: 'fr', texts: { 'names.hero': 'Bannière' } },
    ],
    sections: {
      hero: { name: 't:names.hero', blocks: [{ type: 'slide', name: 'Slide' }, { type: '@theme' }] },
      plain: {},
    },
    blocks: { text: { name: 'Text' } },
  });
  expect(typeNames(theme, labelsOf(theme, 'fr'))).toEqual({ hero: 'Bannière', 'hero:slide': 'Slide', ':text': 'Text' });
});
