/** px; the platform's own bound. */
export const MAX_SIDE = 5760;

/** px: squares by the names the platform has for them. */
export const SIZE_WORDS: Readonly<Record<string, number>> = {
  pico: 16,
  icon: 32,
  thumb: 50,
  small: 100,
  compact: 160,
  medium: 240,
  large: 480,
  grande: 600,
};
