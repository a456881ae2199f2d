import { type Drop, defineDrop } from '../drop.ts';

/** Families every machine has, by the handle of the font picker. */
const SYSTEM: Record<string, string> = {
  arial: 'Arial',
  courier_new: 'Courier New',
  garamond: 'Garamond',
  helvetica: 'Helvetica',
  lucida_grande: 'Lucida Grande',
  monaco: 'Monaco',
  system_ui: 'system-ui',
  times_new_roman: 'Times New Roman',
  trebuchet_ms: 'Trebuchet MS',
};
const SERIF = new Set(['garamond', 'times_new_roman']);

interface Font {
  handle: string;
  family: string;
  weight: number;
  style: string;
  fallback: string;
}

const titled = (handle: string) =>
  handle.replace(/(^|_)([a-z])/g, (_, gap: string, letter: string) => (gap ? ' ' : '') + letter.toUpperCase());

const fontDrop = defineDrop<Font>({
  kind: 'font',
  fields: {
    family: ({ family }) => family,
    fallback_families: ({ fallback }) => fallback,
    weight: ({ weight }) => weight,
    style: ({ style }) => style,
    baseline_ratio: () => 0.133,
    'system?': () => true,
    variants: () => [],
  },
  print: ({ family }) => family,
  json: ({ handle }) => handle,
  asText: true,
});

/**
 * A font by the picker's handle (`garamond_n4`: family, style, weight in hundreds). Every font is a system font here:
 * the shop has no font service, and the fallback families are always there.
 */
export function fontByHandle(handle: string): Drop | null {
  const match = /^(.+)_([ni])(\d)$/.exec(handle);
  const name = match?.[1];
  if (!name) return null;
  return fontDrop({
    handle,
    family: SYSTEM[name] ?? titled(name),
    weight: Number(match[3]) * 100,
    style: match[2] === 'i' ? 'italic' : 'normal',
    fallback: SERIF.has(name) ? 'serif' : 'sans-serif',
  });
}
