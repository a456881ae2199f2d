import { expect, it } from 'vitest';
import { swipe } from './swipe.ts';

const WIDTH = 340;
/** Moves a finger along `points` of [x, y], one every `step` ms; answers what it pushed and whether it closes. */
function push(points: [number, number][], step = 50, direction: -1 | 1 = -1, rest = 0) {
  const finger = swipe(direction, () => WIDTH);
  const [[x, y] = [0, 0], ...moves] = points;
  finger.start(x, y, 0);
  const offsets = moves.map(([mx, my], index) => finger.move(mx, my, (index + 1) * step));
  return { offset: offsets.at(-1), closes: finger.end(moves.length * step + rest) };
}

it('a finger that pushes far enough closes', () => {
  expect(
    push(
      [
        [300, 400],
        [250, 402],
        [160, 405],
      ],
      400,
    ),
  ).toEqual({ offset: 140, closes: true });
});

it('let go too soon it stays', () => {
  expect(
    push(
      [
        [300, 400],
        [280, 401],
        [240, 402],
      ],
      400,
    ),
  ).toEqual({ offset: 60, closes: false });
});

it('a flick closes from anywhere, but not after a rest', () => {
  expect(
    push(
      [
        [300, 400],
        [270, 400],
        [230, 400],
      ],
      30,
    ).closes,
  ).toBe(true);
  expect(
    push(
      [
        [300, 400],
        [270, 400],
        [230, 400],
      ],
      30,
      -1,
      300,
    ).closes,
  ).toBe(false);
});

/** Whether a finger closes that is at these `[x, ms]` and is then lifted. */
function lifted(...places: [x: number, at: number][]) {
  const finger = swipe(-1, () => WIDTH);
  const [[x, at] = [0, 0], ...moves] = places;
  finger.start(x, 400, at);
  for (const [mx, moved] of moves) finger.move(mx, 400, moved);
  return finger.end((places.at(-1)?.[1] ?? 0) + 1);
}

it('moves that come in a bunch are no flick', () => {
  expect(lifted([300, 0], [285, 60], [270, 120], [266, 121], [260, 122])).toBe(false);
});

it('a flick after a rest closes', () => {
  expect(lifted([300, 0], [290, 500], [260, 520], [230, 540])).toBe(true);
});

it('a finger that scrolls pushes nothing, whatever it does later', () => {
  expect(
    push([
      [300, 400],
      [296, 370],
      [100, 300],
    ]),
  ).toEqual({ offset: 0, closes: false });
});

it('it is pushed neither into the page nor beyond its own width', () => {
  expect(
    push([
      [200, 400],
      [260, 400],
      [320, 400],
    ]),
  ).toEqual({ offset: 0, closes: false });
  expect(
    push([
      [380, 400],
      [200, 400],
      [-100, 400],
    ]).offset,
  ).toBe(WIDTH);
});

it('where the page reads from right to left it leaves to the right', () => {
  expect(
    push(
      [
        [20, 400],
        [100, 402],
        [200, 402],
      ],
      50,
      1,
    ).closes,
  ).toBe(true);
});
