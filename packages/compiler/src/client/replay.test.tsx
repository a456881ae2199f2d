// @vitest-environment happy-dom
import { useEffect, useRef, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadRewriteHost } from './boot.fixture.ts';
import { boot } from './boot.ts';
import { createIslands } from './islands.tsx';

function Form() {
  const [text, setText] = useState('');
  const [size, setSize] = useState<string | null>(null);
  const [sent, setSent] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setSent(`${text}/${size}`);
      }}
    >
      <input name="q" value={text} onChange={(event) => setText(event.target.value)} />
      <label>
        <input type="radio" name="size" value="M" checked={size === 'M'} onChange={() => setSize('M')} />
      </label>
      <button type="submit">Add</button>
      <output>{sent}</output>
    </form>
  );
}

beforeEach(() => {
  vi.stubEnv('DEV', false);
  vi.stubGlobal('requestIdleCallback', () => 0);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

it('what a visitor did before hydration is in the state after it', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  const page = document.implementation.createHTMLDocument('');
  page.body.innerHTML = `<div data-island="form" data-section-id="s" data-hydrate="interaction"><div data-root>${renderToString(<Form />)}</div></div>`;
  boot(loadRewriteHost, page, async () => createIslands({ form: async () => ({ default: Form as never }) }));

  const find = <T extends Element>(selector: string) => page.querySelector<T>(selector) as T;
  const field = find<HTMLInputElement>('input[name=q]');
  field.value = 'silk';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  find<HTMLInputElement>('input[type=radio]').click();
  // A choice shows at once, before React has loaded too.
  expect(find<HTMLInputElement>('input[type=radio]').checked).toBe(true);
  find<HTMLButtonElement>('button').click();

  await vi.waitFor(() => expect(find('output').textContent).toBe('silk/M'));
  expect(find<HTMLInputElement>('input[type=radio]').checked).toBe(true);
  expect(field.value).toBe('silk');
  expect(errors).not.toHaveBeenCalled();
  errors.mockRestore();
});

it('what React has handled while its effects ran is not done again; a choice before that is no choice any more', async () => {
  const handled: string[] = [];
  let hydrates = (): void => {};
  function Choices({ isHydrated }: { isHydrated: boolean }) {
    const last = useRef<HTMLInputElement>(null);
    const [chosen, setChosen] = useState('');
    useEffect(() => {
      if (isHydrated) last.current?.click();
    }, [isHydrated]);
    return ['S', 'M'].map((size) => (
      <input
        key={size}
        ref={last}
        type="radio"
        name="size"
        value={size}
        checked={chosen === size}
        onChange={() => {
          handled.push(size);
          setChosen(size);
        }}
      />
    ));
  }
  const page = document.implementation.createHTMLDocument('');
  const markup = renderToString(<Choices isHydrated={false} />);
  page.body.innerHTML = `<div data-island="choices" data-section-id="s" data-hydrate="interaction"><div data-root>${markup}</div><script type="application/json">{"isHydrated":true}</script></div>`;
  const loaded = new Promise<void>((resolve) => {
    hydrates = resolve;
  });
  boot(loadRewriteHost, page, async () => {
    await loaded;
    return createIslands({ choices: async () => ({ default: Choices as never }) });
  });
  page.querySelector<HTMLInputElement>('[value=S]')?.click();
  hydrates();
  await vi.waitFor(() => expect(page.querySelector('[data-island][data-hydrated]')).not.toBeNull());
  expect(handled).toEqual(['M']);
  expect(page.querySelector<HTMLInputElement>('[value=M]')?.checked).toBe(true);
});

function Row() {
  const [chosen, setChosen] = useState(0);
  return (
    <div
      role="tablist"
      onKeyDown={({ key, target, currentTarget }) => {
        if (key !== 'ArrowRight') return;
        const tabs = [...currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
        const next = tabs.indexOf(target as HTMLElement) + 1;
        tabs[next]?.focus();
        setChosen(next);
      }}
    >
      {['Silk', 'Wool', 'Denim'].map((name, index) => (
        <button key={name} type="button" role="tab" aria-selected={index === chosen}>
          {name}
        </button>
      ))}
    </div>
  );
}

it('every arrow key pressed on dormant tabs is replayed', async () => {
  const page = document;
  page.body.innerHTML = `<div data-island="row" data-section-id="s" data-hydrate="interaction"><div data-root>${renderToString(<Row />)}</div></div>`;
  boot(loadRewriteHost, page, async () => createIslands({ row: async () => ({ default: Row as never }) }));
  const tab = page.querySelector<HTMLElement>('[role=tab]');
  tab?.focus();
  const press = (key: string, more = {}) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
    tab?.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect([press('ArrowRight'), press('ArrowRight'), press('ArrowRight', { altKey: true }), press('x')]).toEqual([
    true,
    true,
    false,
    false,
  ]);
  await vi.waitFor(() => expect(page.querySelector('[aria-selected=true]')?.textContent).toBe('Denim'));
  expect(page.activeElement?.textContent).toBe('Denim');
});
