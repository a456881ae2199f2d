import { expect, it, vi } from 'vitest';
import { repeatableImport } from './import-again.ts';

it('asks at another address after each failure, and from then on where it was answered', async () => {
  const module = { default: 'drawer' };
  const fetchModule = vi.fn(async (_url: string): Promise<unknown> => module);
  fetchModule.mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline'));
  const load = repeatableImport('https://cdn.example/assets/mount-1.js', fetchModule);
  await expect(load('./menu-1.js')).rejects.toThrow('offline');
  await expect(load('./menu-1.js')).rejects.toThrow('offline');
  expect(await load('./menu-1.js')).toBe(module);
  expect(await load('./menu-1.js')).toBe(module);
  expect(await load('./search-1.js')).toBe(module);
  expect(fetchModule.mock.calls.flat()).toEqual([
    'https://cdn.example/assets/menu-1.js',
    'https://cdn.example/assets/menu-1.js?again=1',
    'https://cdn.example/assets/menu-1.js?again=2',
    'https://cdn.example/assets/menu-1.js?again=2',
    'https://cdn.example/assets/search-1.js',
  ]);
});

it('asks for what a file imports at the same time; whether that fails the file itself will say', async () => {
  const fetchModule = vi.fn((url: string) =>
    url.includes('parts') ? Promise.reject(new Error('gone')) : Promise.resolve(1),
  );
  const load = repeatableImport('https://cdn.example/assets/mount-1.js', fetchModule);
  expect(await load('./product-1.js', './parts-1.js')).toBe(1);
  expect(fetchModule.mock.calls.flat()).toEqual([
    'https://cdn.example/assets/parts-1.js',
    'https://cdn.example/assets/product-1.js',
  ]);
});
