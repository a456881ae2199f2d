import { type Color, parseColor } from 'react-aria-components';

const BARE = /^(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;
const FUNCTION = /^rgba?\(/i;

/** A hex code without its `#` gets it; other texts are as they are. */
export const withHash = (text: string): string => (BARE.test(text.trim()) ? `#${text.trim()}` : text.trim());

/** Reads `#abc`, `#aabbcc`, `#aabbccdd`, `rgb()`, `rgba()`, `hsl()`; null for anything else. */
export function readColor(text: string): Color | null {
  try {
    return parseColor(withHash(text));
  } catch {
    return null;
  }
}

/** Whether a color is written with an opacity: `#1A181680`, `rgba(26, 24, 22, 0.5)`. */
export const hasAlpha = (text: string): boolean =>
  /^(?:#(?:[0-9a-f]{4}|[0-9a-f]{8})$|(?:rgb|hsl)a\()/i.test(text.trim());

/** A color as `like` is written: with or without opacity, as a hex code or a function. */
export function writtenLike(color: Color, like: string): string {
  if (!hasAlpha(like)) return color.toString('hex');
  if (!FUNCTION.test(like.trim())) return color.toString('hexa');
  const rgb = color.toFormat('rgb');
  const [red, green, blue] = (['red', 'green', 'blue'] as const).map((channel) =>
    Math.round(rgb.getChannelValue(channel)),
  );
  return `rgba(${red}, ${green}, ${blue}, ${Number(rgb.getChannelValue('alpha').toFixed(2))})`;
}
