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

/** Which turn of the page each part of a long view was drawn in. */
const turns = new Set<number>();
let turn = 0;
/** How many parts were drawn, and what to do after each. */
let drawn = 0;
let onDrawn = () => {};
/** Takes longer than React keeps the page waiting. */
function Slow({ label }: Props) {
  const until = performance.now() + 8;
  while (performance.now() < until);
  turns.add(turn);
  drawn += 1;
  onDrawn();
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
function island(name: string, paint: string, props: unknown = { label: 'Bags' }, attributes = ''): HTMLElement {
  document.body.innerHTML = `<div data-island="${name}" data-section-id="s1" ${attributes}><script type="application/json">${JSON.stringify(props)}</script><div data-root>${paint}</div></div>`;
  const element = document.querySelector<HTMLElement>('[data-island]');
  if (!element) throw new Error('no island');
  return element;
}

const painted = renderToString(
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

it('takes over what was painted and is alive when it says so', async () => {
  const element = island('counter', painted);
  const button = element.querySelector('button');
  await mountIsland(element);
  expect(element.querySelector('button')).toBe(button);
  button?.click();
  await vi.waitFor(() => expect(button?.textContent).toBe('Bags 1'));
  expect(errors).not.toHaveBeenCalled();
  unmountIsland(element);
  expect(element.querySelector('button')).toBeNull();
});

it('ends without a word before it is alive', async () => {
  const element = island('counter', painted);
  const alive = mountIsland(element);
  // A few turns of the view's promise: React has the root, and has not begun to draw.
  for (let turn = 0; turn < 5; turn++) await Promise.resolve();
  expect(Object.keys(element.querySelector('[data-root]') ?? {}).join()).toContain('__reactContainer');
  unmountIsland(element);
  await alive;
  expect(element.querySelector('button')).toBeNull();
  expect(errors).not.toHaveBeenCalled();
});

it('ends without a word while its view is being fetched, also where its element stays on the page', async () => {
  let arrive: (view: never) => void = () => {};
  const slow = createIslands({ counter: () => new Promise<never>((resolve) => (arrive = resolve)) });
  const element = island('counter', painted);
  const mounted = slow.mountIsland(element);
  slow.unmountIsland(element);
  arrive({ default: Counter } as never);
  await mounted;
  expect(element.innerHTML).toContain('Bags 0');
  expect(Object.keys(element.querySelector('[data-root]') ?? {}).join()).not.toContain('__reactContainer');
  expect(errors).not.toHaveBeenCalled();
});

it('ends without a word while it is being hydrated, and hydrates no further', async () => {
  const element = island('long', '<i>Bags</i>'.repeat(4));
  drawn = 0;
  let drawnAtEnd = 0;
  onDrawn = () => {
    onDrawn = () => {};
    // After this slice, before the next.
    setTimeout(() => {
      drawnAtEnd = drawn;
      unmountIsland(element);
    });
  };
  await mountIsland(element);
  expect(drawnAtEnd).toBeGreaterThan(0);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect([drawn, element.querySelector('i')]).toEqual([drawnAtEnd, null]);
  expect(errors).not.toHaveBeenCalled();
});

it('a view that could not be fetched twice is fetched again by the next call', async () => {
  const fetchView = vi.fn(async () => ({ default: Counter as never }));
  const { mountIsland: mount } = createIslands({ counter: fetchView });
  fetchView.mockRejectedValueOnce(new Error('offline'));
  await mount(island('counter', painted));
  expect(fetchView).toHaveBeenCalledTimes(2);

  fetchView.mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline'));
  const element = island('counter', painted);
  await expect(mount(element)).rejects.toThrow('offline');
  await mount(element);
  element.querySelector('button')?.click();
  await vi.waitFor(() => expect(element.textContent).toContain('Bags 1'));
});

it('gives the page its turn while it takes over a long view', async () => {
  const element = island('long', '<i>Bags</i>'.repeat(4));
  const first = element.querySelector('i');
  const other = setInterval(() => turn++, 0);
  await mountIsland(element);
  clearInterval(other);
  expect(turns.size).toBeGreaterThan(2);
  expect(element.querySelector('i')).toBe(first);
});

it('says so when what its effects chose is on the page', async () => {
  const element = island('chooser', '<p>none</p>');
  await mountIsland(element);
  expect(element.querySelector('p')?.textContent).toBe('Bags');
});

it('draws in place of a skeleton', async () => {
  const element = island('counter', '<p>Loading</p>', { label: 'Bag' }, 'data-server-markup="client"');
  await mountIsland(element);
  expect(element.querySelector('[data-root]')?.innerHTML).toBe('<button type="button" id="s1">Bag 0</button>');
  expect(errors).not.toHaveBeenCalled();
});

it('says so when the paint is not what the view draws', async () => {
  await mountIsland(island('counter', '<p>Something else</p>'));
  expect(errors).toHaveBeenCalledWith('[vitrine] hydration in counter (s1):', expect.anything());
});

it('keeps the server markup of a view that fails', async () => {
  const element = island('broken', '<p>Painted</p>');
  await mountIsland(element);
  expect(element.textContent).toContain('Painted');
  expect(errors).toHaveBeenCalledWith('[vitrine] exception in broken (s1):', expect.any(Error));
});

it('refuses an island it has no view or no payload for', async () => {
  await expect(mountIsland(island('constructor', ''))).rejects.toThrow('not in the bundle');
  await expect(mountIsland(island('counter', '', [1]))).resolves.toBeUndefined();
  await expect(mountIsland(island('counter', '', null))).rejects.toThrow('payload');
});
