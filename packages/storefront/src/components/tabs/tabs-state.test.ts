import { expect, it } from 'vitest';
import { chooseTab, relayTab } from './tabs-state.ts';

it('on a phone the active tab collapses when it is chosen again, on a desktop it stays', {
  tags: ['widget-11'],
}, () => {
  expect([chooseTab(1, 1, false), chooseTab(null, 1, false), chooseTab(0, 1, false)]).toEqual([null, 1, 1]);
  expect([chooseTab(1, 1, true), chooseTab(0, 1, true)]).toEqual([1, 1]);
});

it('the first returns when the layout becomes that of a desktop; a phone keeps what is open', {
  tags: ['widget-10'],
}, () => {
  expect([relayTab(2, true), relayTab(null, true), relayTab(2, false), relayTab(null, false)]).toEqual([0, 0, 2, null]);
});
