// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { reportErrors } from './page-errors.ts';
import { recorder } from './preview.fixture.ts';

it('reports what the page’s scripts throw, ten times at most', () => {
  const { sent, send } = recorder();
  reportErrors(send);
  const filename = 'http://localhost:3000/assets/theme.js?v=1';
  dispatchEvent(new ErrorEvent('error', { message: 'x is not defined', filename, lineno: 7 }));
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('offline') }));
  expect(sent).toEqual([
    { vitrine: 'failed', message: 'x is not defined (/assets/theme.js:7)' },
    { vitrine: 'failed', message: 'offline' },
  ]);
  for (let count = 0; count < 20; count++) dispatchEvent(new ErrorEvent('error', { message: 'again' }));
  expect(sent).toHaveLength(10);
  expect(sent.at(-1)).toEqual({ vitrine: 'failed', message: 'again' });
});
