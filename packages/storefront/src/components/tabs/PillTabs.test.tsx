// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PillTabs } from './PillTabs.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  window.history.replaceState(null, '', '/pages/care');
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const items = ['wash', 'store', 'mend'];
const show = () =>
  render(
    <PillTabs
      label="Habits"
      items={items}
      idOf={(id) => id}
      nameOf={(id) => id}
      content={(id) => `How to ${id}`}
      attributesOf={() => ({})}
    />,
  );
const tab = (name: string) => screen.getByRole('tab', { name });
const selected = () => items.filter((name) => tab(name).getAttribute('aria-selected') === 'true');
const shown = () => [...document.querySelectorAll('.pill-tabs__panel--shown')].map(({ id }) => id);
const phase = () => document.querySelector('.pill-tabs__panels')?.className;
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

describe('pill tabs', () => {
  it('open the first, or the one the hash names; a hash that names none changes nothing', {
    tags: ['widget-12'],
  }, () => {
    show();
    expect([selected(), shown()]).toEqual([['wash'], ['wash']]);
    cleanup();
    window.history.replaceState(null, '', '/pages/care#mend');
    show();
    expect([selected(), shown()]).toEqual([['mend'], ['mend']]);
    cleanup();
    window.history.replaceState(null, '', '/pages/care#%E0%A4%A');
    show();
    expect([selected(), shown()]).toEqual([['wash'], ['wash']]);
  });

  it('fade out, swap at 300 ms and are there again at 600 ms', { tags: ['widget-13'] }, () => {
    show();
    fireEvent.click(tab('store'));
    expect([window.location.hash, selected(), shown(), phase()]).toEqual([
      '#store',
      ['store'],
      ['wash'],
      'pill-tabs__panels pill-tabs__panels--leaving',
    ]);
    pass(299);
    expect(shown()).toEqual(['wash']);
    pass(1);
    expect([shown(), phase()]).toEqual([['store'], 'pill-tabs__panels pill-tabs__panels--away']);
    pass(299);
    expect(phase()).toContain('away');
    pass(1);
    expect(phase()).toBe('pill-tabs__panels');
  });

  it('the newest choice wins', () => {
    show();
    fireEvent.click(tab('store'));
    pass(200);
    fireEvent.click(tab('mend'));
    pass(600);
    expect([selected(), shown()]).toEqual([['mend'], ['mend']]);
  });

  it('follow the hash, also back to none', () => {
    show();
    fireEvent.click(tab('mend'));
    pass(600);
    window.history.replaceState(null, '', '/pages/care');
    fireEvent(window, new Event('popstate'));
    pass(600);
    expect([selected(), shown()]).toEqual([['wash'], ['wash']]);
    window.history.replaceState(null, '', '/pages/care#store');
    fireEvent(window, new Event('hashchange'));
    pass(600);
    expect(shown()).toEqual(['store']);
  });

  it('are walked by arrows and pressed by Space', () => {
    show();
    tab('wash').focus();
    fireEvent.keyDown(tab('wash'), { key: 'ArrowLeft' });
    expect([document.activeElement, window.location.hash]).toEqual([tab('mend'), '#mend']);
    pass(600);
    fireEvent.keyDown(tab('store'), { key: ' ' });
    pass(600);
    expect(shown()).toEqual(['store']);
  });
});
