import { expect, it, vi } from 'vitest';
import { createSlots } from './slots.ts';

it('gives a place to whoever asked first, and none to those who wait too long', async () => {
  vi.useFakeTimers();
  try {
    const slots = createSlots(1, 100);
    const order: string[] = [];
    const ask = (who: string) => slots.take().then((taken) => order.push(`${who} ${taken}`));
    await ask('a');
    const others = [ask('b'), ask('c')];
    await vi.advanceTimersByTimeAsync(60);
    slots.giveBack();
    await vi.advanceTimersByTimeAsync(60);
    await Promise.all(others);
    expect(order).toEqual(['a true', 'b true', 'c false']);
    slots.giveBack();
    await ask('d');
    expect(order).toContain('d true');
  } finally {
    vi.useRealTimers();
  }
});
