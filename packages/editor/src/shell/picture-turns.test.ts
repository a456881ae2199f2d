import { expect, test } from 'vitest';
import { pictureTurn } from './picture-turns.ts';

test('two load at a time; who gives up lets the next begin', () => {
  const begun: string[] = [];
  const finish: Record<string, () => void> = {};
  const ask = (name: string) =>
    pictureTurn((finished) => {
      begun.push(name);
      finish[name] = finished;
    });
  const leave = ask('a');
  ask('b');
  const leaveThird = ask('c');
  ask('d');
  expect(begun).toEqual(['a', 'b']);
  leaveThird();
  leave();
  expect(begun).toEqual(['a', 'b', 'd']);
  finish.a?.();
  finish.b?.();
  ask('e');
  expect(begun).toEqual(['a', 'b', 'd', 'e']);
  finish.d?.();
  finish.e?.();
});
