import { expect, it } from 'vitest';
import { mayPlay } from './watch-videos.ts';

it.each([
  [{ asked: true, inSight: true, reducedMotion: false }, true],
  [{ asked: false, inSight: true, reducedMotion: false }, false],
  [{ asked: true, inSight: false, reducedMotion: false }, false],
  [{ asked: true, inSight: true, reducedMotion: true }, false],
])('a video plays only when asked for, in sight, and where movement is welcome: %o', (video, plays) => {
  expect(mayPlay(video)).toBe(plays);
});
