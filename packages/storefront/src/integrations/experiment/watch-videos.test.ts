// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { watchVideos } from './watch-videos.ts';

const config = { hypothesisId: 'h1', productSlugs: ['listed'] };
const root = document.documentElement;

beforeEach(() => {
  root.dataset.videos = 'hidden';
});

async function watch(handle: string, active: boolean, experiment: typeof config | null = config) {
  const told: boolean[] = [];
  const port = { isActive: vi.fn(async () => active) };
  await watchVideos(handle, (shown) => told.push(shown), port, experiment);
  return { told, port };
}

it('starts hidden on products in the list, and shows them when the experiment is active', async () => {
  expect((await watch('listed', true)).told).toEqual([false, true]);
  expect((await watch('listed', false)).told).toEqual([false, false]);
});

it('asks nobody for other products, or without an experiment', async () => {
  for (const { told, port } of [await watch('other', true), await watch('listed', false, null)]) {
    expect(told).toEqual([true]);
    expect(port.isActive).not.toHaveBeenCalled();
  }
});

it('takes over from the layout, which hid the videos until now', async () => {
  await watch('listed', false);
  expect(root.hasAttribute('data-videos')).toBe(false);
});

it('reads the page’s own experiment once', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  document.body.innerHTML = '<script type="application/json" id="shoplift-config">oops</script>';
  const told: boolean[] = [];
  await watchVideos('listed', (shown) => told.push(shown));
  await watchVideos('listed', (shown) => told.push(shown));
  expect(told).toEqual([true, true]);
  expect(error.mock.calls).toEqual([['Failed to parse shoplift-config JSON']]);
  error.mockRestore();
});
