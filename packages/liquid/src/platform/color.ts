import { LiquidError } from '../runtime/error.ts';
import { toFloat } from '../values/float.ts';
import { toNumber } from '../values/number.ts';
import { toText } from '../values/print.ts';
import {
  brightness,
  type Color,
  changeHsl,
  contrast,
  mix,
  parseColor,
  toHex,
  toHsl,
  toHslText,
  toOklch,
  toRgb,
} from './color-math.ts';
import type { PlatformFilter, PlatformFilterTable } from './filter.ts';

/** @throws LiquidError with the platform's sentence if the text is no colour. */
function color(value: unknown): Color {
  const parsed = parseColor(toText(value));
  if (!parsed) throw new LiquidError(`'${toText(value)}' is not a valid color`);
  return parsed;
}

/** In the notation it came in: hexadecimal unless it has an alpha. */
const write = (value: Color) => (value.alpha < 1 ? toRgb(value) : toHex(value));

const float = (value: number, digits: number) => {
  const scale = 10 ** digits;
  return toFloat(Math.round(value * scale) / scale);
};

/** A filter on a colour; blank input stays blank, as an unset colour setting does. */
const filter =
  (change: (input: Color, args: readonly unknown[]) => unknown): PlatformFilter =>
  (input, args) =>
    toText(input) === '' ? input : change(color(input), args);

const COMPONENTS: Readonly<Record<string, (input: Color) => number>> = {
  red: ({ red }) => red,
  green: ({ green }) => green,
  blue: ({ blue }) => blue,
  alpha: ({ alpha }) => Math.round(alpha * 100) / 100,
  hue: (input) => Math.round(toHsl(input).hue),
  saturation: (input) => Math.round(toHsl(input).saturation),
  lightness: (input) => Math.round(toHsl(input).lightness),
  chroma: (input) => Math.round(toOklch(input).chroma * 100) / 100,
};

function modify(input: Color, name: string, value: number): Color {
  const bounded = Math.max(0, Math.min(name === 'alpha' ? 1 : 255, value));
  if (name === 'red' || name === 'green' || name === 'blue' || name === 'alpha') return { ...input, [name]: bounded };
  if (name === 'hue' || name === 'saturation' || name === 'lightness')
    return changeHsl(input, () => ({ [name]: value }));
  throw new LiquidError(`'${name}' is not a valid color component`);
}

const step = (component: 'lightness' | 'saturation', sign: 1 | -1): PlatformFilter =>
  filter((input, [percent]) =>
    write(changeHsl(input, (hsl) => ({ [component]: hsl[component] + sign * toNumber(percent) }))),
  );

export const colorFilters: PlatformFilterTable = {
  color_to_rgb: filter(toRgb),
  color_to_hex: filter(toHex),
  color_to_hsl: filter(toHslText),
  color_to_oklch: filter((input) => {
    const { lightness, chroma, hue } = toOklch(input);
    const alpha = Number.isInteger(input.alpha) ? input.alpha.toFixed(1) : Math.round(input.alpha * 100) / 100;
    return `oklch(${Math.round(lightness * 100)}% ${Math.round(chroma * 100) / 100} ${Math.round(hue)} / ${alpha})`;
  }),
  color_extract: filter((input, [name]) => {
    const component = toText(name);
    if (!Object.hasOwn(COMPONENTS, component)) throw new LiquidError(`'${component}' is not a valid color component`);
    return COMPONENTS[component]?.(input);
  }),
  color_modify: filter((input, [name, value]) => {
    const modified = modify(input, toText(name), toNumber(value));
    return toText(name) === 'alpha' ? toRgba(modified) : write(modified);
  }),
  color_brightness: filter((input) => float(brightness(input), 2)),
  color_lighten: step('lightness', 1),
  color_darken: step('lightness', -1),
  color_saturate: step('saturation', 1),
  color_desaturate: step('saturation', -1),
  color_mix: filter((input, [other, share = 50]) => write(mix(input, color(other), toNumber(share)))),
  color_contrast: filter((input, [other]) => float(contrast(input, color(other)), 1)),
  color_difference: filter((input, [other]) => {
    const { red, green, blue } = color(other);
    return Math.round(Math.abs(input.red - red) + Math.abs(input.green - green) + Math.abs(input.blue - blue));
  }),
  brightness_difference: filter((input, [other]) => Math.round(Math.abs(brightness(input) - brightness(color(other))))),
  hex_to_rgba: filter((input, [alpha = 1]) => toRgba({ ...input, alpha: toNumber(alpha) }, ',')),
};

function toRgba(input: Color, separator = ', '): string {
  const { red, green, blue, alpha } = input;
  return `rgba(${[...[red, green, blue].map(Math.round), Math.round(alpha * 100) / 100].join(separator)})`;
}
