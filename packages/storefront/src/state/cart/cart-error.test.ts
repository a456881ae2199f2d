import { configureView } from '@vitrine/compiler/view.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { viewFixture } from '../../view.fixture.ts';
import { cartError, cartErrorOf } from './cart-error.ts';
import { cartErrorSentence } from './cart-error-text.ts';
import type { CartError } from './cart-state.ts';

beforeEach(() => configureView(viewFixture()));

const refusal = {
  kind: 'status',
  status: 422,
  message: 'Cart Error',
  description: 'All 3 are in your bag.',
  fields: {},
};

it('a refusal is said in the platform’s own words, where it gave some', () => {
  const refused = cartErrorOf({ ...refusal, kind: 'status' });
  expect(refused).toMatchObject({ kind: 'refused', message: 'All 3 are in your bag.' });
  expect(cartErrorSentence(refused)).toBe('All 3 are in your bag.');
  const silent = cartErrorSentence({ kind: 'refused', message: '' });
  expect(silent).not.toBe('');
});

it('what is wrong with a field goes along', () => {
  const fields = { 'Recipient email': ['is no address'] };
  expect(cartErrorOf({ ...refusal, kind: 'status', fields })).toMatchObject({ fields });
});

it.each([
  ['network', 'offline'],
  ['timeout', 'timeout'],
  ['cancelled', 'unexpected'],
] as const)('a call that ended by %s is %s', (kind, told) => {
  expect(cartErrorOf({ kind })).toEqual({ kind: told, message: '', fields: undefined });
});

it('every reason has a sentence of its own', () => {
  const errors: CartError[] = [
    { kind: 'refused', message: '' },
    { kind: 'offline', message: '' },
    { kind: 'timeout', message: '' },
    { kind: 'adjusted', message: '', count: 3 },
    { kind: 'adjusted', message: '' },
    { kind: 'unexpected', message: '' },
  ];
  const sentences = errors.map(cartErrorSentence);
  expect(new Set(sentences).size).toBe(errors.length);
  for (const sentence of sentences) expect(sentence).not.toMatch(/^$|cart\.errors/);
  expect(sentences[3]).toContain('3');
});

it('is said on the console too', { tags: ['error-1'] }, () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  cartError('add', { kind: 'bad-shape', path: 'items[0].id' });
  expect(warn.mock.calls).toEqual([['[vitrine] cart add: unexpected answer at items[0].id']]);
  warn.mockRestore();
});
