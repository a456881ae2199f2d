// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { configureView } from '@vitrine/compiler/view.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { viewport } from '../../state/viewport/viewport.ts';
import { viewFixture } from '../../view.fixture.ts';
import { Blog } from './Blog.tsx';
import { articleFixture, blogFixture } from './blog.fixture.ts';
import type { BlogProps } from './blog.schema.ts';

beforeEach(() => {
  vi.useFakeTimers();
  configureView(viewFixture());
  window.history.replaceState({}, '', '/pages/journal');
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const page = (more: Partial<BlogProps> = {}) => render(<Blog {...blogFixture(more)} />);
const titles = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
const radio = (name: string) => screen.getByRole('radio', { name }) as HTMLInputElement;
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const faded = () => document.querySelector('.journal__articles--faded') !== null;

describe('Filter By', () => {
  it('offers All and each blog, one of them chosen', () => {
    page();
    expect(screen.getAllByRole('radio')).toHaveLength(4);
    expect(screen.getByRole('group', { name: 'Filter By' })).toBeTruthy();
    expect(radio('All').checked).toBe(true);
  });

  it('says the choice at once, fades out, swaps after 0.3 s and fades in after 0.6 s', () => {
    page();
    fireEvent.click(radio('Journal'));
    expect([radio('Journal').checked, window.location.hash, faded()]).toEqual([true, '#journal', true]);
    wait(299);
    expect(titles()).toHaveLength(3);
    wait(1);
    expect([titles(), faded()]).toEqual([['Article 1', 'Article 3'], true]);
    wait(299);
    expect(faded()).toBe(true);
    wait(1);
    expect(faded()).toBe(false);
  });

  it('swaps at once for those who asked for less movement', () => {
    const asked = vi.spyOn(viewport, 'getState').mockReturnValue({ desktop: true, reducedMotion: true });
    page();
    fireEvent.click(radio('Journal'));
    expect([titles(), faded()]).toEqual([['Article 1', 'Article 3'], false]);
    asked.mockRestore();
  });

  it('shows the other blogs on the page of a blog without leaving it', () => {
    window.history.replaceState({}, '', '/blogs/journal');
    const others = blogFixture().items;
    page({ start: 'journal', items: [articleFixture(1, 'journal'), articleFixture(3, 'journal')], others });
    fireEvent.click(radio('The Atelier'));
    wait(600);
    expect(titles()).toEqual(['Article 2']);
    expect(screen.getByRole('link', { name: 'Everything in The Atelier' }).getAttribute('href')).toBe('/blogs/atelier');
    fireEvent.click(radio('All'));
    wait(600);
    expect([location.pathname + location.hash, titles().length]).toEqual(['/blogs/journal#all', 3]);
  });

  it('follows Back', () => {
    page();
    fireEvent.click(radio('Journal'));
    wait(600);
    act(() => {
      window.history.replaceState(null, '', '/pages/journal');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(radio('All').checked).toBe(true);
    wait(600);
    expect(titles()).toHaveLength(3);
  });

  it('opens with what the hash names, without a fade', () => {
    window.history.replaceState({}, '', '/pages/journal#atelier');
    page();
    expect([titles(), faded(), radio('The Atelier').checked]).toEqual([['Article 2'], false, true]);
  });

  it('says so when a blog is empty, and where it can be read whole', () => {
    window.history.replaceState({}, '', '/pages/journal#letters');
    page();
    expect(screen.getByText('Nothing has been written here yet.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Everything in Letters' }).getAttribute('href')).toBe('/blogs/letters');
  });
});

it('links each card to its article, with Read More', { tags: ['blog-4', 'blog-5'] }, () => {
  page();
  expect(screen.getByRole('link', { name: 'Article 2' }).getAttribute('href')).toBe('/blogs/atelier/2');
  const more = screen.getByRole('link', { name: 'Read More: Article 2' });
  expect([more.textContent, more.getAttribute('href')]).toEqual(['Read More', '/blogs/atelier/2']);
});
