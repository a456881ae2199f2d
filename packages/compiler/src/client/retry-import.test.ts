import { expect, it, vi } from 'vitest';
import { repeatableImport } from './retry-import.ts';

it('requests another address after each failure, and keeps the address that succeeded', async () => {
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

it('requests the imports of a file at the same time; their failure is reported by the import of the file', async () => {
  const fetchModule = vi.fn((file: string) =>
    file.includes('parts') ? Promise.reject(new Error('gone')) : Promise.resolve(1),
  );
  const load = repeatableImport(fetchModule);
  expect(await load('./product-1.js', './parts-1.js')).toBe(1);
  expect(fetchModule.mock.calls.flat()).toEqual(['./parts-1.js', './product-1.js']);
});

it('rejects only after all its requests have ended, so that the next attempt starts new ones', async () => {
  const slowRequest = Promise.withResolvers<void>();
  const load = repeatableImport((file) =>
    file.includes('parts') ? slowRequest.promise : Promise.reject(new Error('gone')),
  );
  const ended = vi.fn();
  const loading = load('./product-1.js', './parts-1.js').catch(ended);
  for (let turn = 0; turn < 5; turn++) await Promise.resolve();
  expect(ended).not.toHaveBeenCalled();
  slowRequest.reject(new Error('gone'));
  await loading;
  expect(ended).toHaveBeenCalledTimes(1);
});
