// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { configureView } from '@vitrine/compiler/view.ts';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { viewFixture } from '../../view.fixture.ts';
import { Guides } from './guides-when-opened.ts';

const guide = { heading: 'Dresses', description: '', table: '<p>36</p>', table_in: '', table_cm: '', note: '' };

beforeEach(() => configureView(viewFixture()));
afterEach(cleanup);

it('stay as they are painted until somebody looks into their accordion', async () => {
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
