// @vitest-environment happy-dom
import { useSectionId } from '@vitrine/compiler/view.ts';
import { useEffect, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createIslands } from './islands.tsx';

interface Props {
  label: string;
}

function Counter({ label }: Props) {
  const [count, setCount] = useState(0);
  return (
    <button type="button" id={useSectionId()} onClick={() => setCount(count + 1)}>
      {`${label} ${count}`}
    </button>
  );
}

function Chooser({ label }: Props) {
  const [choice, setChoice] = useState<string | null>(null);
  useEffect(() => setChoice(label), [label]);
  return <p>{choice ?? 'none'}</p>;
}

function Broken({ label }: Props): never {
  throw new Error(`no ${label}`);
}

/** The turn of the event loop in which each part of a long view was rendered. */
const turns = new Set<number>();
let turn = 0;
/** Number of parts rendered, and what to do after each. */
let rendered = 0;
let onRendered = () => {};
/** Renders for longer than React's time slice. */
function Slow({ label }: Props) {
  const until = performance.now() + 8;
  while (performance.now() < until);
  turns.add(turn);
  rendered += 1;
  onRendered();
  return <i>{label}</i>;
}
function Long({ label }: Props) {
  return [1, 2, 3, 4].map((part) => <Slow key={part} label={label} />);
}

const { mountIsland, unmountIsland } = createIslands({
  long: async () => ({ default: Long as never }),
  counter: async () => ({ default: Counter as never }),
  chooser: async () => ({ default: Chooser as never }),
  broken: async () => ({ default: Broken as never }),
});

/** An island as the platform prints it. */
function island(name: string, serverMarkup: string, props: unknown = { label: 'Bags' }, attributes = ''): HTMLElement {
  document.body.innerHTML = `<div data-island="${name}" data-section-id="s1" ${attributes}><script type="application/json">${JSON.stringify(props)}</script><div data-root>${serverMarkup}</div></div>`;
  const element = document.querySelector<HTMLElement>('[data-island]');
  if (!element) throw new Error('no island');
  return element;
}

const counterMarkup = renderToString(
  <button type="button" id="s1">
    {'Bags 0'}
  </button>,
);
let errors: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  errors = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

it('hydrates the server markup, and resolves once it is hydrated', async () => {
  const element = island('counter', counterMarkup);
  const button = element.querySelector('button');
  await mountIsland(element);
  expect(element.querySelector('button')).toBe(button);
  button?.click();
  await vi.waitFor(() => expect(button?.textContent).toBe('Bags 1'));
  expect(errors).not.toHaveBeenCalled();
  unmountIsland(element);
  expect(element.querySelector('button')).toBeNull();
});

it('can be unmounted before it is hydrated, without an error', async () => {
  const element = island('counter', counterMarkup);
  const hydrated = mountIsland(element);
  // A few turns of the view's promise: React has the root, and has not begun to render.
  for (let turn = 0; turn < 5; turn++) await Promise.resolve();
  expect(Object.keys(element.querySelector('[data-root]') ?? {}).join()).toContain('__reactContainer');
  unmountIsland(element);
  await hydrated;
  expect(element.querySelector('button')).toBeNull();
  expect(errors).not.toHaveBeenCalled();
});

it('can be unmounted while its view is being fetched, without an error, also if its element stays on the page', async () => {
  let arrive: (view: never) => void = () => {};
  const slow = createIslands({ counter: () => new Promise<never>((resolve) => (arrive = resolve)) });
  const element = island('counter', counterMarkup);
  const mounted = slow.mountIsland(element);
  slow.unmountIsland(element);
  arrive({ default: Counter } as never);
  await mounted;
  expect(element.innerHTML).toContain('Bags 0');
  expect(Object.keys(element.querySelector('[data-root]') ?? {}).join()).not.toContain('__reactContainer');
  expect(errors).not.toHaveBeenCalled();
});

it('can be unmounted while it is being hydrated, without an error, and hydrates no further', async () => {
  const element = island('long', '<i>Bags</i>'.repeat(4));
  rendered = 0;
  let renderedAtUnmount = 0;
  onRendered = () => {
    onRendered = () => {};
    // After this slice, before the next.
    setTimeout(() => {
      renderedAtUnmount = rendered;
      unmountIsland(element);
    });
  };
  await mountIsland(element);
  expect(renderedAtUnmount).toBeGreaterThan(0);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect([rendered, element.querySelector('i')]).toEqual([renderedAtUnmount, null]);
  expect(errors).not.toHaveBeenCalled();
});

it('a view whose fetch has failed twice is fetched again by the next call', async () => {
  const fetchView = vi.fn(async () => ({ default: Counter as never }));
  const { mountIsland: mount } = createIslands({ counter: fetchView });
  fetchView.mockRejectedValueOnce(new Error('offline'));
  await mount(island('counter', counterMarkup));
  expect(fetchView).toHaveBeenCalledTimes(2);

  fetchView.mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline'));
  const element = island('counter', counterMarkup);
  await expect(mount(element)).rejects.toThrow('offline');
  await mount(element);
  element.querySelector('button')?.click();
  await vi.waitFor(() => expect(element.textContent).toContain('Bags 1'));
});

it('yields to the page while it hydrates a long view', async () => {
  const element = island('long', '<i>Bags</i>'.repeat(4));
  const first = element.querySelector('i');
  const interval = setInterval(() => turn++, 0);
  await mountIsland(element);
  clearInterval(interval);
  expect(turns.size).toBeGreaterThan(2);
  expect(element.querySelector('i')).toBe(first);
});

it('resolves once the state that its effects set is on the page', async () => {
  const element = island('chooser', '<p>none</p>');
  await mountIsland(element);
  expect(element.querySelector('p')?.textContent).toBe('Bags');
});

it('replaces a skeleton', async () => {
  const element = island('counter', '<p>Loading</p>', { label: 'Bag' }, 'data-server-markup="client"');
  await mountIsland(element);
  expect(element.querySelector('[data-root]')?.innerHTML).toBe('<button type="button" id="s1">Bag 0</button>');
  expect(errors).not.toHaveBeenCalled();
});

it('reports server markup that differs from the view', async () => {
  await mountIsland(island('counter', '<p>Something else</p>'));
  expect(errors).toHaveBeenCalledWith('[vitrine] hydration in counter (s1):', expect.anything());
});

it('restores the server markup of a view that fails', async () => {
  const element = island('broken', '<p>Server markup</p>');
  await mountIsland(element);
  expect(element.textContent).toContain('Server markup');
  expect(errors).toHaveBeenCalledWith('[vitrine] exception in broken (s1):', expect.any(Error));
});

it('rejects an island without a view or a payload', async () => {
  await expect(mountIsland(island('constructor', ''))).rejects.toThrow('not in the bundle');
  await expect(mountIsland(island('counter', '', [1]))).resolves.toBeUndefined();
  await expect(mountIsland(island('counter', '', null))).rejects.toThrow('payload');
});
