// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { configureView } from '@vitrine/compiler/view.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { overlays } from '../../state/overlays/overlays.ts';
import { viewFixture } from '../../view.fixture.ts';
import type { Guide } from './size-guide.schema.ts';

const guide: Guide = {
  heading: 'Dresses',
  description: 'Of the body.',
  table: '',
  table_in: '<table><tbody><tr><td>32½</td></tr></tbody></table>',
  table_cm: '<table><tbody><tr><td>82.5</td></tr></tbody></table>',
  note: 'Take the smaller.',
  sold: '',
};
const plain: Guide = {
  ...guide,
  heading: '',
  description: '',
  table_in: '',
  table_cm: '',
  table: '<p>36</p>',
  note: '',
};

/** As another page of the same visitor has them. */
async function anew() {
  vi.resetModules();
  configureView(viewFixture());
  const [{ GuideTable }, { SizeGuideButton }, page] = await Promise.all([
    import('./GuideTable.tsx'),
    import('./SizeGuideButton.tsx'),
    import('../../state/overlays/overlays.ts'),
  ]);
  (await import('@vitrine/compiler/view.ts')).configureView(viewFixture());
  return { GuideTable, SizeGuideButton, overlays: page.overlays };
}

beforeEach(() => {
  localStorage.clear();
  document.documentElement.style.overflow = '';
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => {
  act(() => overlays.closeAll());
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const seen = (text: string) => screen.getByText(text).closest<HTMLElement>('.size-guide__unit')?.hidden === false;

describe('the unit of measures', () => {
  it("is the shop's for the visitor's country until one is chosen", async () => {
    const { GuideTable } = await anew();
    render(<GuideTable id="a" guide={guide} metric={false} />);
    expect([seen('32½'), seen('82.5')]).toEqual([true, false]);
    cleanup();
    render(<GuideTable id="a" guide={guide} metric />);
    expect([seen('32½'), seen('82.5')]).toEqual([false, true]);
  });

  it('holds for every guide at once, and on the next page', async () => {
    const first = await anew();
    render(
      <>
        <first.GuideTable id="a" guide={guide} metric={false} />
        <first.GuideTable id="b" guide={{ ...guide, heading: 'Tops' }} metric={false} />
      </>,
    );
    const [cm] = screen.getAllByRole('radio', { name: 'cm' });
    fireEvent.click(cm as Element);
    expect(screen.getAllByRole('radio', { name: 'cm' }).every((radio) => (radio as HTMLInputElement).checked)).toBe(
      true,
    );
    cleanup();
    const next = await anew();
    render(<next.GuideTable id="a" guide={guide} metric={false} />);
    expect([seen('32½'), seen('82.5')]).toEqual([false, true]);
  });

  it('is chosen also where nothing can be stored', async () => {
    vi.stubGlobal('localStorage', {
      getItem() {
        throw new Error('denied');
      },
      setItem() {
        throw new Error('denied');
      },
      clear() {},
    });
    const { GuideTable } = await anew();
    render(<GuideTable id="a" guide={guide} metric={false} />);
    fireEvent.click(screen.getByRole('radio', { name: 'cm' }));
    expect(seen('82.5')).toBe(true);
  });

  it('is not asked for where a guide has one table only', async () => {
    const { GuideTable } = await anew();
    render(<GuideTable id="a" guide={plain} metric={false} />);
    expect([screen.queryByRole('radio'), screen.getByText('36')]).toEqual([null, expect.anything()]);
  });
});

it('begins with the sizes in which the piece is made', async () => {
  const { GuideTable } = await anew();
  const { container } = render(<GuideTable id="a" guide={{ ...guide, sold: '0, 2, 4' }} metric={false} />);
  expect(container.querySelector('p')?.textContent).toBe('This piece is made in 0, 2, 4.');
});

describe('the size guide modal', () => {
  it('has heading, description, table and note; a guide without a heading is a Size Guide', {
    tags: ['widget-20', 'widget-21', 'widget-22'],
  }, async () => {
    const { SizeGuideButton } = await anew();
    render(<SizeGuideButton guides={[guide]} metric={false} of="Size" />);
    fireEvent.click(screen.getByRole('button', { name: 'Size Guide' }));
    const dialog = await screen.findByRole('dialog', { name: 'Dresses' }, { timeout: 5000 });
    for (const words of ['Of the body.', '32½', 'Take the smaller.'])
      expect(within(dialog).getByText(words)).toBeTruthy();
    expect(document.documentElement.style.overflow).toBe('hidden');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(document.documentElement.style.overflow).not.toBe('hidden');
    cleanup();
    render(<SizeGuideButton guides={[plain]} metric={false} of="Other" />);
    fireEvent.click(screen.getByRole('button', { name: 'Size Guide' }));
    expect(await screen.findByRole('dialog', { name: 'Size Guide' }, { timeout: 5000 })).toBeTruthy();
  });

  it('has several guides as tabs', { tags: ['product-7'] }, async () => {
    const { SizeGuideButton } = await anew();
    render(<SizeGuideButton guides={[guide, { ...plain, heading: 'Shoes' }]} metric={false} />);
    fireEvent.click(screen.getByRole('button', { name: 'Size Guide' }));
    const dialog = await screen.findByRole('dialog', { name: 'Size Guide' }, { timeout: 5000 });
    expect(
      within(dialog)
        .getAllByRole('tab')
        .map((tab) => tab.textContent),
    ).toEqual(['Dresses', 'Shoes']);
  });

  it('that cannot be had does not hold the page, however often it is asked for', async () => {
    const { SizeGuideButton, overlays } = await anew();
    vi.doMock('./SizeGuideModal.tsx', () => {
      throw new Error('gone');
    });
    render(<SizeGuideButton guides={[guide]} metric={false} />);
    const button = screen.getByRole('button', { name: 'Size Guide' });
    for (let time = 0; time < 2; time++) {
      fireEvent.click(button);
      await waitFor(() => expect(overlays.getState().modal).toBeNull());
      expect(document.documentElement.style.overflow).not.toBe('hidden');
      expect(button.getAttribute('aria-expanded')).toBe('false');
    }
    vi.doUnmock('./SizeGuideModal.tsx');
  });
});
