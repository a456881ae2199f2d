// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { configureView } from '@vitrine/compiler/view.ts';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { viewFixture } from '../../view.fixture.ts';

const guide = {
  heading: 'Dresses',
  description: '',
  table: '<p>36</p>',
  table_in: '',
  table_cm: '',
  note: '',
  sold: '',
};

/** The accordions of a page. Guides are fetched once for a page: each test is another one. */
async function show() {
  vi.resetModules();
  const { Guides } = await import('./guides-when-opened.ts');
  (await import('@vitrine/compiler/view.ts')).configureView(viewFixture());
  render(
    <>
      <details>
        <summary>Care</summary>
      </details>
      <details>
        <summary>Size + Fit</summary>
        <div data-later="">
          <Suspense fallback="painted">
            <Guides id="fit" guides={[guide]} metric={false} />
          </Suspense>
        </div>
      </details>
    </>,
  );
}

beforeEach(() => configureView(viewFixture()));
afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
});

it('stay as they are painted until somebody looks into their accordion', async () => {
  await show();
  const look = (name: string, type: string) =>
    act(async () => {
      screen.getByText(name).dispatchEvent(new Event(type, { bubbles: true }));
      await vi.dynamicImportSettled();
    });
  await look('Care', 'pointerover');
  expect(screen.getByText('painted')).toBeTruthy();
  await look('Size + Fit', 'focusin');
  expect(await screen.findByText('36')).toBeTruthy();
});

it('come where the accordion was opened before they could hear of it', async () => {
  // As the platform painted it and the visitor opened it, before React came this far.
  document.body.innerHTML = '<details open><div data-later=""></div></details>';
  await act(show);
  await act(() => vi.dynamicImportSettled());
  expect(await screen.findByText('36')).toBeTruthy();
});
