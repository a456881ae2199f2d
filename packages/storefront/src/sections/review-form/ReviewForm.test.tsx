// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { configureView } from '@vitrine/compiler/view.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { viewFixture } from '../../view.fixture.ts';
import { ReviewForm } from './ReviewForm.tsx';
import type { ReviewFormProps } from './review-form.schema.ts';

const props: ReviewFormProps = {
  action: 'https://reviews.test/submit',
  store_key: 'k',
  product_id: 42,
  title: 'Slip',
  url: '/products/slip',
  return_to: '/products/slip?view=review&product_id=42',
  image: null,
  sizes: ['S', 'M'],
  first_name: '',
  email: '',
  contact: 'care@shop.example',
};
const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  configureView(viewFixture());
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

const field = (name: string | RegExp) => screen.getByLabelText(name);
function fill() {
  fireEvent.click(screen.getByRole('radio', { name: '4 stars' }));
  fireEvent.change(field('Your review'), { target: { value: 'Falls well.' } });
  fireEvent.change(field('First name'), { target: { value: 'Una' } });
  fireEvent.change(field('Email'), { target: { value: 'una@example.com' } });
}
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send the review' }));

it('is a plain form that carries the product and the way back', { tags: ['account-23'] }, () => {
  const { container } = render(<ReviewForm {...props} />);
  const form = container.querySelector('form');
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', props.action]);
  const hidden = [...container.querySelectorAll<HTMLInputElement>('input[type="hidden"]')];
  expect(Object.fromEntries(hidden.map(({ name, value }) => [name, value]))).toEqual({
    store_key: 'k',
    product_id: '42',
    return_to: props.return_to,
  });
  expect(container.querySelectorAll('[name="rating"][required]')).toHaveLength(5);
});

it('says by each field what is wrong, goes to the first, and sends nothing', () => {
  render(<ReviewForm {...props} />);
  fireEvent.change(field('Email'), { target: { value: 'una' } });
  send();
  for (const sentence of ['Choose a number of stars.', 'Write a few words.', 'Enter a valid email address.']) {
    expect(screen.getByText(sentence)).toBeTruthy();
  }
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: '1 star' }));
  expect(fetched).not.toHaveBeenCalled();
});

it('sends what was written, once, and thanks in its place', async () => {
  fetched.mockResolvedValue(new Response('{}', { status: 201 }));
  render(<ReviewForm {...props} />);
  fill();
  fireEvent.click(screen.getByRole('radio', { name: 'Runs small' }));
  send();
  fireEvent.click(screen.getByRole('button', { name: 'Sending …' }));
  const thanks = await waitFor(() => {
    const box = screen.getByRole('link', { name: 'Back to Slip' }).closest('.notice');
    expect(document.activeElement).toBe(box);
    return box;
  });
  expect(thanks?.textContent).toContain('Thank you.');
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(Object.fromEntries(fetched.mock.calls[0]?.[1]?.body as URLSearchParams)).toMatchObject({
    product_id: '42',
    rating: '4',
    body: 'Falls well.',
    fit: 'Runs small',
    email: 'una@example.com',
  });
});

it('keeps what was written where it is refused or cannot be sent', async () => {
  fetched.mockResolvedValueOnce(new Response('{"errors":{"email":["No."]}}', { status: 422 }));
  fetched.mockRejectedValueOnce(new TypeError('offline'));
  render(<ReviewForm {...props} />);
  fill();
  send();
  expect(await screen.findByText('Enter a valid email address.')).toBeTruthy();
  expect(document.activeElement).toBe(field('Email'));
  send();
  expect(await screen.findByText(/could not be sent just now/)).toBeTruthy();
  expect(field('Your review')).toHaveProperty('value', 'Falls well.');
});

it('leads to the shop’s address where there is nowhere to send it', () => {
  const { container } = render(<ReviewForm {...props} action="" />);
  expect(container.querySelector('form')).toBeNull();
  expect(screen.getByRole('link', { name: 'Write to us instead' }).getAttribute('href')).toBe(
    'mailto:care@shop.example',
  );
});
