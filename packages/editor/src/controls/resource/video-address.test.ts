import { describe, expect, test } from 'vitest';
import { acceptedSites, readVideoAddress } from './video-address.ts';

describe('addresses of videos', () => {
  test.each([
    ['https://www.youtube.com/watch?v=_9VUPq3SxOc', 'youtube', '_9VUPq3SxOc'],
    ['https://www.youtube.com/watch?t=3&v=_9VUPq3SxOc&list=x', 'youtube', '_9VUPq3SxOc'],
    ['https://youtu.be/_9VUPq3SxOc?si=abc', 'youtube', '_9VUPq3SxOc'],
    ['//www.youtube-nocookie.com/embed/_9VUPq3SxOc', 'youtube', '_9VUPq3SxOc'],
    ['https://vimeo.com/124754364', 'vimeo', '124754364'],
    ['https://player.vimeo.com/video/124754364?h=1', 'vimeo', '124754364'],
  ])('%s', (address, site, id) => {
    expect(readVideoAddress(address)).toEqual({ site, id });
  });

  test.each([
    '',
    'https://www.youtube.com/@channel',
    'https://example.com/watch?v=_9VUPq3SxOc',
    'https://youtu.be/short',
  ])('%j is no video', (address) => {
    expect(readVideoAddress(address)).toBeNull();
  });

  test('a setting that names no site accepts both', () => {
    expect([acceptedSites(['vimeo', 'other']), acceptedSites()]).toEqual([['vimeo'], ['youtube', 'vimeo']]);
  });
});
