import { expect, test } from 'vitest';
import { presetTheme } from './preset-theme.ts';
import { fixtureTheme } from './theme.fixture.ts';

test('every template has the section alone, and groups have none', async () => {
  const theme = await fixtureTheme('full-theme');
  const section = { type: 'announcement', settings: { text: 'Hello' } };
  const only = presetTheme(theme, section);
  expect([...only.templates.keys()]).toEqual([...theme.templates.keys()]);
  for (const template of only.templates.values()) {
    expect(template).toMatchObject({ kind: 'json', data: { sections: { preset: section }, order: ['preset'] } });
  }
  expect(only.groups.get('header-group')).toMatchObject({ type: 'header', sections: {}, order: [] });
});
