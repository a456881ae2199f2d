import { expect, it } from 'vitest';
import { playerAddress } from './player-address.ts';

it.each([
  [
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&playsinline=1&rel=0&enablejsapi=1',
  ],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1'],
  ['https://vimeo.com/1/2', 'https://player.vimeo.com/video/1%2F2?autoplay=1&dnt=1'],
  ['https://www.youtube.com/watch', null],
  ['https://films.example/7', null],
])('the player of %s is %s', (film, player) => {
  expect(playerAddress(film)).toBe(player);
});
