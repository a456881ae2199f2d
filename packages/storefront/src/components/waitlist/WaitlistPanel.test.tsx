// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { configureView } from '@vitrine/compiler/view.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { viewFixture } from '../../view.fixture.ts';
import { WaitlistPanel } from './WaitlistPanel.tsx';

const asked: unknown[][] = [];
let answer: (value: unknown) => void = () => {};

beforeEach(() => {
  configureView(viewFixture());
  asked.length = 0;
  vi.stubGlobal('BIS', {
    create(...args: unknown[]) {
      asked.push(args);
      // biome-ignore lint/suspicious/noThenProperty: the vendor's answer is thenable, and no promise
      return { then: (tell: (value: unknown) => void) => (answer = tell) };
    },
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const product = {
  id: 7,
  variant: { id: 11 },
  waitlist: { heading: '', description: '', newsletter: '', join: '', thanks: '' },
  waitlist_note: 'Back in May.',
  email: 'care@shop.example',
};
const panel = (variant: number) => <WaitlistPanel product={product} choice={{ variant: { id: variant } }} />;
const email = () => screen.findByRole('textbox', { name: 'Email' }, { timeout: 5000 });
const type = async (value: string) => fireEvent.change(await email(), { target: { value } });
const join = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Join Now' })));

it('waits for the chosen variant, and keeps the address when another is chosen', { tags: ['product-9'] }, async () => {
  const { rerender } = render(panel(11));
  expect(screen.getByRole('region', { name: 'Waitlist' })).toBeTruthy();
  expect(screen.getByText('Back in May.')).toBeTruthy();
  await type('ada@example.com');
  rerender(panel(12));
  expect(((await email()) as HTMLInputElement).value).toBe('ada@example.com');
  await join();
  expect(asked).toEqual([['ada@example.com', 12, 7, { accepts_marketing: true }]]);
});

it('thanks for one variant, and offers itself for the next', async () => {
  const { rerender } = render(panel(11));
  await type('ada@example.com');
  await join();
  await act(async () => answer({ status: 'OK' }));
  expect(screen.getByText('Thanks for signing up!')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  rerender(panel(12));
  expect(((await email()) as HTMLInputElement).value).toBe('');
});
