import { expect, it, vi } from 'vitest';
import { repeatableImport } from './retry-import.ts';

it('asks at another address after each failure, and from then on where it was answered', async () => {
  const module = { default: 'drawer' };
  const fetchModule = vi.fn(async (_file: string): Promise<unknown> => module);
  fetchModule.mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline'));
  const load = repeatableImport(fetchModule);
  await expect(load('./menu-1.js')).rejects.toThrow('offline');
  await expect(load('./menu-1.js')).rejects.toThrow('offline');
  expect(await load('./menu-1.js')).toBe(module);
  expect(await load('./menu-1.js')).toBe(module);
  expect(await load('./search-1.js')).toBe(module);
  expect(fetchModule.mock.calls.flat()).toEqual([
    './menu-1.js',
    './menu-1.js?again=1',
    './menu-1.js?again=2',
    './menu-1.js?again=2',
    './search-1.js',
  ]);
});

it('asks for what a file imports at the same time; whether that fails the file itself will say', async () => {
  const fetchModule = vi.fn((file: string) =>
    file.includes('parts') ? Promise.reject(new Error('gone')) : Promise.resolve(1),
  );
  const load = repeatableImport(fetchModule);
  expect(await load('./product-1.js', './parts-1.js')).toBe(1);
  expect(fetchModule.mock.calls.flat()).toEqual(['./parts-1.js', './product-1.js']);
});

it('fails once all that was asked for has ended, so that the next attempt begins anew', async () => {
  const held = Promise.withResolvers<void>();
  const load = repeatableImport((file) => (file.includes('parts') ? held.promise : Promise.reject(new Error('gone'))));
  const ended = vi.fn();
  const loading = load('./product-1.js', './parts-1.js').catch(ended);
  for (let turn = 0; turn < 5; turn++) await Promise.resolve();
  expect(ended).not.toHaveBeenCalled();
  held.reject(new Error('gone'));
  await loading;
  expect(ended).toHaveBeenCalledTimes(1);
});
