import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Icon, type IconName } from './Icon.tsx';

/** The set: what the shop's controls are drawn with (rule layout-6). */
const SET: IconName[] = [
  'menu',
  'close',
  'search',
  'account',
  'bag',
  'down',
  'right',
  'left',
  'plus',
  'minus',
  'play',
  'pause',
];

it('every drawing of the set stands in the same square, and says nothing to those who listen', {
  tags: ['layout-6'],
}, () => {
  const drawn = SET.map((name) => renderToStaticMarkup(<Icon name={name} />));
  for (const html of drawn)
    expect(html).toMatch(/^<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="[mM]/);
  expect(new Set(drawn).size).toBe(SET.length);
  expect(renderToStaticMarkup(<Icon name="plus" small />)).toContain('class="icon icon--small"');
});
