import { expect, it } from 'vitest';
import { mayPlay } from './watch-videos.ts';

it.each([
  [{ requested: true, inView: true, reducedMotion: false }, true],
  [{ requested: false, inView: true, reducedMotion: false }, false],
  [{ requested: true, inView: false, reducedMotion: false }, false],
  [{ requested: true, inView: true, reducedMotion: true }, false],
])('a video plays only when requested for, in sight, and where movement is welcome: %o', (video, plays) => {
  expect(mayPlay(video)).toBe(plays);
});
