import { expect, test } from 'vitest';
import { openPages, request, THEME_DIR } from '../../test/pages-fixture.ts';
import { loadTheme, type Theme } from '../theme/load.ts';
import { createThemeFaults } from './theme-faults.ts';

test('a fault is said once, until the theme changes, and no more than two thousand', () => {
  const lines: string[] = [];
  const faults = createThemeFaults((line) => lines.push(line));
  faults.report('a');
  faults.report('a');
  expect(lines).toEqual(['a']);
  faults.forget();
  faults.report('a');
  expect(lines).toEqual(['a', 'a']);
  for (let index = 0; index < 3000; index += 1) faults.report(`fault ${index}`);
  expect(lines).toHaveLength(2002);
  expect(lines.at(-1)).toBe('2000 faults of the theme were reported; further ones are not.');
});

test('what a theme uses that the host lacks is said by file and line, once for all requests', async () => {
  const theme = await loadTheme(THEME_DIR);
  const listeners: ((changed: Theme) => void)[] = [];
  const source = "{{ 'x'\n | unheard_of }}\n{{ 1 | unheard_of }}{% render 'nowhere' %}";
  theme.templates.set('index', { kind: 'liquid', name: 'index', path: 'templates/index.liquid', source });
  const live = {
    current: () => theme,
    onChange: (listener: (changed: Theme) => void) => {
      listeners.push(listener);
      return () => {};
    },
    close: () => {},
  };
  const fixture = await openPages({ live });
  try {
    const about = () => fixture.lines.filter((line) => line.includes('templates/index'));
    const expected = [
      'Unknown filter unheard_of in templates/index line 1',
      'Unknown filter unheard_of in templates/index line 3',
      'Liquid error (templates/index line 3): Could not find asset snippets/nowhere.liquid',
    ];
    // Different pages, so that neither is answered from a cache.
    const first = await fixture.pages.renderPage(request('/'));
    await fixture.pages.renderPage(request('/?a=1', { locale: 'fr', rootUrl: '/fr/' }));
    expect(first.body).toContain('Could not find asset snippets/nowhere.liquid');
    expect(about()).toEqual(expected);
    for (const listener of listeners) listener(theme);
    await fixture.pages.renderPage(request('/'));
    expect(about()).toEqual([...expected, ...expected]);
  } finally {
    await fixture.close();
  }
});
