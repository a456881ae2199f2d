// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Tabs } from './Tabs.tsx';

/** A window that says how wide it is, and can be made wider. */
function aWindow(desktop: boolean) {
  const listeners = new Set<() => void>();
  const wide = { is: desktop };
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return query.includes('1024') && wide.is;
    },
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: () => {},
  }));
  return (desk: boolean) =>
    act(() => {
      wide.is = desk;
      for (const listener of listeners) listener();
    });
}

let relay: (desktop: boolean) => void;
// The viewport's store watches one window for good.
relay = aWindow(true);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const items = ['Silk', 'Wool', 'Linen'];
const show = (defaultActive = 0) =>
  render(
    <Tabs
      id="cloth"
      label="Cloths"
      items={items}
      nameOf={(name) => name}
      content={(name) => `About ${name}`}
      defaultActive={defaultActive}
    />,
  );
const tab = (name: string) => screen.getByRole('tab', { name });
const open = () =>
  [...document.querySelectorAll('details')].map((panel) => panel.open && !('closing' in panel.dataset));
const selected = () => items.map((name) => tab(name).getAttribute('aria-selected') === 'true');
const head = (name: string) => document.querySelectorAll('summary')[items.indexOf(name)] as HTMLElement;

describe('on a desktop', () => {
  beforeEach(() => relay(true));

  it('the first is active, or the one that was asked for', { tags: ['widget-9'] }, () => {
    show();
    expect([selected(), open()]).toEqual([
      [true, false, false],
      [true, false, false],
    ]);
    cleanup();
    show(2);
    expect([selected(), open()]).toEqual([
      [false, false, true],
      [false, false, true],
    ]);
  });

  it('a press swaps at once, and a second press keeps it open', { tags: ['widget-7'] }, () => {
    show();
    fireEvent.click(tab('Wool'));
    expect([selected(), open()]).toEqual([
      [false, true, false],
      [false, true, false],
    ]);
    fireEvent.click(tab('Wool'));
    expect(open()).toEqual([false, true, false]);
    expect(screen.getByText('About Wool').closest('[role=tabpanel]')?.getAttribute('aria-labelledby')).toBe(
      tab('Wool').id,
    );
  });

  it('arrows, Home and End choose and focus; one tab alone is on the way of Tab', () => {
    show();
    const press = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key });
    tab('Silk').focus();
    press('ArrowRight');
    expect([document.activeElement, selected()]).toEqual([tab('Wool'), [false, true, false]]);
    press('ArrowLeft');
    press('ArrowLeft');
    expect(document.activeElement).toBe(tab('Linen'));
    press('Home');
    expect(document.activeElement).toBe(tab('Silk'));
    press('End');
    expect([selected(), items.map((name) => tab(name).tabIndex)]).toEqual([
      [false, false, true],
      [-1, -1, 0],
    ]);
  });
});

describe('on a phone', () => {
  beforeEach(() => relay(false));

  it('headings open and close what stands below them; choosing the active one collapses it', {
    tags: ['widget-8', 'widget-11'],
  }, () => {
    show();
    fireEvent.click(head('Wool'));
    expect(open()).toEqual([false, true, false]);
    fireEvent.click(head('Wool'));
    expect(open()).toEqual([false, false, false]);
    act(() => void vi.advanceTimersByTime(500));
    expect([...document.querySelectorAll('details')].some((panel) => panel.open)).toBe(false);
    fireEvent.click(head('Linen'));
    expect(open()).toEqual([false, false, true]);
  });

  it('the first returns when the window becomes a desktop, and stays when it becomes a phone again', () => {
    show(1);
    fireEvent.click(head('Linen'));
    fireEvent.click(head('Linen'));
    expect(open()).toEqual([false, false, false]);
    relay(true);
    expect([selected(), open()]).toEqual([
      [true, false, false],
      [true, false, false],
    ]);
    fireEvent.click(tab('Wool'));
    relay(false);
    expect(open()).toEqual([false, true, false]);
  });
});

it('shows the block the theme editor works on', () => {
  relay(true);
  show();
  act(
    () =>
      void document.querySelectorAll('details')[2]?.dispatchEvent(new Event('shopify:block:select', { bubbles: true })),
  );
  expect(selected()).toEqual([false, false, true]);
});
