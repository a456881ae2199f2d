import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSwap, type Swap } from './view-swap.ts';

let log: string[];
let start: number;
let answers: Map<string, (page: string | null) => void>;
let signals: Map<string, AbortSignal>;
let still: boolean;
let swap: Swap;

const note = (what: string) => log.push(`${Date.now() - start} ${what}`);
const answer = (url: string, page: string | null) => answers.get(url)?.(page);
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  log = [];
  start = Date.now();
  answers = new Map();
  signals = new Map();
  still = false;
  swap = createSwap<string>({
    read(url, signal) {
      signals.set(url, signal);
      return new Promise((resolve) => answers.set(url, resolve));
    },
    want: (url) => note(`want ${url}`),
    enter: note,
    show: (page, url, way) => note(`show ${page} ${url} ${way}`),
    leave: (url, way) => note(`leave ${url} ${way}`),
    reducedMotion: () => still,
  });
});
afterEach(() => vi.useRealTimers());

test('a view fades out, is swapped at 300 ms and stands at 600 ms', { tags: ['account-2'] }, async () => {
  swap.to('/orders', 'go');
  expect(log).toEqual(['0 want /orders', '0 leaving']);
  answer('/orders', 'Orders');
  await pass(299);
  expect(log).toHaveLength(2);
  await pass(2000);
  expect(log.slice(2)).toEqual(['300 want null', '300 show Orders /orders go', '300 arriving', '600 still']);
});

test('what answers late is swapped in when it comes; that it is on its way is told at once', async () => {
  swap.to('/orders', 'go');
  await pass(2000);
  expect(log).toEqual(['0 want /orders', '0 leaving']);
  answer('/orders', 'Orders');
  await pass(2000);
  expect(log.slice(2)).toEqual(['2000 want null', '2000 show Orders /orders go', '2000 arriving', '2300 still']);
});

test('with less movement asked for it is a cut, as soon as the answer is there', async () => {
  still = true;
  swap.to('/orders', 'go');
  answer('/orders', 'Orders');
  await pass(1000);
  expect(log).toEqual(['0 want /orders', '0 want null', '0 show Orders /orders go', '0 still']);
});

test('the newest wish wins, in whatever order the answers come', async () => {
  swap.to('/orders', 'go');
  await pass(100);
  swap.to('/profile', 'go');
  expect(signals.get('/orders')?.aborted).toBe(true);
  answer('/profile', 'Profile');
  answer('/orders', 'Orders');
  await pass(2000);
  expect(log.filter((line) => line.includes('show'))).toEqual(['400 show Profile /profile go']);
  expect(log.at(-1)).toBe('700 still');
});

test('a pill that is pressed twice is chosen once', async () => {
  swap.to('/orders', 'go');
  await pass(200);
  swap.to('/orders', 'go');
  expect(signals.get('/orders')?.aborted).toBe(false);
  answer('/orders', 'Orders');
  await pass(1000);
  expect(log.filter((line) => /want|show/.test(line))).toEqual([
    '0 want /orders',
    '300 want null',
    '300 show Orders /orders go',
  ]);
});

test('a view that was given up while it was waited for is not shown when it comes', async () => {
  swap.to('/orders', 'go');
  await pass(400);
  swap.to('/profile', 'go');
  answer('/orders', 'Orders');
  await pass(1000);
  expect(log.filter((line) => line.includes('show'))).toEqual([]);
});

test('a view that is chosen while another fades in is not cut short by the end of that fade', async () => {
  swap.to('/orders', 'go');
  answer('/orders', 'Orders');
  await pass(400);
  swap.to('/profile', 'go');
  await pass(1000);
  expect(log.slice(-2)).toEqual(['400 want /profile', '400 leaving']);
});

test('what cannot be had is left to the browser, and nothing is shown', async () => {
  swap.to('/orders', 'return');
  answer('/orders', null);
  await pass(1000);
  expect(log).toEqual(['0 want /orders', '0 leaving', '300 leave /orders return']);
});

test('what is on its way can be given up; without anything on its way nothing happens', async () => {
  swap.stay();
  expect(log).toEqual([]);
  swap.to('/orders', 'go');
  swap.stay();
  answer('/orders', 'Orders');
  await pass(1000);
  expect(log).toEqual(['0 want /orders', '0 leaving', '0 want null', '0 still']);
  expect(vi.getTimerCount()).toBe(0);
});
