import { expect, it, vi } from 'vitest';
import { chunk, viewChunk } from './chunk.ts';

const offline = () => Promise.reject(new Error('offline'));

it('is fetched once, by whoever needs it first', async () => {
  const fetchCode = vi.fn(async () => 'code');
  const code = chunk(fetchCode);
  expect(code.getState()).toEqual({ value: null });
  code.preload();
  expect(fetchCode).toHaveBeenCalledTimes(1);
  expect(await Promise.all([code.load(), code.load()])).toEqual(['code', 'code']);
  expect(code.getState()).toEqual({ value: 'code' });
  expect(fetchCode).toHaveBeenCalledTimes(1);
});

it('a fetch that fails once is not noticed', async () => {
  const fetchCode = vi.fn(async () => 'code').mockImplementationOnce(offline);
  expect(await chunk(fetchCode).load()).toBe('code');
});

it('one that fails twice is reported, and the next call fetches again', async () => {
  const fetchCode = vi
    .fn(async () => 'code')
    .mockImplementationOnce(offline)
    .mockImplementationOnce(offline);
  const code = chunk(fetchCode);
  await expect(code.load()).rejects.toThrow('offline');
  expect(code.getState().value).toBeNull();
  expect(await code.load()).toBe('code');
  expect(fetchCode).toHaveBeenCalledTimes(3);
});

it('a sign of interest that comes to nothing is no error', async () => {
  const code = chunk(offline);
  code.preload();
  await expect(code.load()).rejects.toThrow('offline');
  expect(code.getState().value).toBeNull();
});

it('a view is the default export of its module', async () => {
  expect(await viewChunk(async () => ({ default: 'view' })).load()).toBe('view');
});
