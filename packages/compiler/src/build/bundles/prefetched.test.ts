// @vitest-environment happy-dom
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { prefetchedOf, prefetchSnippet, prefetchWhenIdle } from './prefetched.ts';

describe('what is listed', () => {
  const imports = new Map([
    ['menu-1.js', ['dialog-1.js', 'mount-1.js']],
    ['dialog-1.js', []],
  ]);
  const of = (list: object[]) => {
    const storefront = mkdtempSync(join(tmpdir(), 'vitrine-prefetch-'));
    mkdirSync(join(storefront, 'src/boot'), { recursive: true });
    writeFileSync(join(storefront, 'src/boot/prefetch.json'), JSON.stringify(list));
    try {
      const fileOf = (name: string) => [...imports.keys()].find((file) => file.startsWith(`${name}-`));
      return prefetchedOf(storefront, imports, fileOf, new Set(['mount-1.js']));
    } finally {
      rmSync(storefront, { recursive: true });
    }
  };

  it('comes with all it imports that no page has', () => {
    expect(of([{ chunks: ['menu'], media: '(max-width: 1px)' }])).toEqual([
      { files: ['menu-1.js', 'dialog-1.js'], template: undefined, media: '(max-width: 1px)' },
    ]);
  });

  it('has to be there', () => {
    expect(() => of([{ chunks: ['gone'] }])).toThrow('gone');
  });

  it('is printed for its template alone', () => {
    const [printed = ''] = prefetchSnippet('boot-1.js', [
      { files: ['a.js'], template: undefined, media: 'all' },
      { files: ['b.js'], template: 'product', media: 'print' },
    ]);
    expect(printed).toContain(`,["all",["a.js"]]\n{% if of_template == 'product' %},["print",["b.js"]]{% endif %}\n]]`);
    expect(printed).toMatch(/<script>(?:(?!\{\{|\{%|<).)*<\/script>\n$/);
    expect(printed).not.toContain('//');
    expect(prefetchSnippet('boot-1.js', [])).toEqual([]);
  });
});

describe('in the page', () => {
  const root = document.documentElement;
  let idle: (() => void)[] = [];
  const fetched = () =>
    [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')].map(
      ({ href }) => new URL(href).pathname,
    );
  const start = () =>
    prefetchWhenIdle('/assets/', [
      ['all', ['a.js', 'b.js']],
      ['print', ['c.js']],
      ['all', ['b.js', 'd.js']],
    ]);
  const settled = () => new Promise((resolve) => setTimeout(resolve));

  beforeEach(() => {
    idle = [];
    vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
    vi.stubGlobal('matchMedia', (media: string) => ({ matches: media === 'all' }));
  });
  afterEach(() => {
    root.removeAttribute('data-hydrated');
    document.head.innerHTML = '';
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('waits until the page is hydrated and idle, and asks for each file once', async () => {
    start();
    await settled();
    expect(idle).toEqual([]);
    root.setAttribute('data-hydrated', '');
    await settled();
    expect([idle.length, fetched()]).toEqual([1, []]);
    idle[0]?.();
    expect(fetched()).toEqual(['/assets/a.js', '/assets/b.js', '/assets/d.js']);
  });

  it('leaves out what the page has fetched', () => {
    root.setAttribute('data-hydrated', '');
    const there = new URL('/assets/a.js', location.href).href;
    vi.spyOn(performance, 'getEntriesByName').mockImplementation((name) =>
      name === there ? [performance.mark('there')] : [],
    );
    start();
    idle[0]?.();
    expect(fetched()).toEqual(['/assets/b.js', '/assets/d.js']);
  });

  it('waits until the page is loaded', () => {
    root.setAttribute('data-hydrated', '');
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    start();
    expect(idle.length).toBe(0);
    window.dispatchEvent(new Event('load'));
    expect(idle.length).toBe(1);
  });

  it('asks for nothing where the visitor saves data', () => {
    root.setAttribute('data-hydrated', '');
    vi.stubGlobal('navigator', { connection: { saveData: true } });
    start();
    expect(idle.length).toBe(0);
  });
});
