import { type Drop, defineDrop, toFloat } from '@vitrine/liquid';

interface Rgba {
  red: number;
  green: number;
  blue: number;
  /** 0–1 */
  alpha: number;
}

const HEX = /^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;
const RGB = /^rgba?\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)(?:[\s,/]+([\d.]+%?))?\s*\)$/i;

/** Reads `#abc`, `#aabbcc`, `#aabbccdd`, `rgb()` and `rgba()`; null for anything else. */
export function parseColor(text: string): Rgba | null {
  const hex = HEX.exec(text.trim())?.[1];
  if (hex) {
    const full = hex.length < 6 ? [...hex].map((digit) => digit + digit).join('') : hex;
    const byte = (from: number) => Number.parseInt(full.slice(from, from + 2), 16);
    return { red: byte(0), green: byte(2), blue: byte(4), alpha: full.length === 8 ? byte(6) / 255 : 1 };
  }
  const rgb = RGB.exec(text.trim());
  if (!rgb) return null;
  const alpha = rgb[4]?.endsWith('%') ? Number.parseFloat(rgb[4]) / 100 : Number(rgb[4] ?? 1);
  return { red: Number(rgb[1]), green: Number(rgb[2]), blue: Number(rgb[3]), alpha: Math.min(1, alpha) };
}

/** Hue 0–360, saturation and lightness 0–100. */
function hsl({ red, green, blue }: Rgba) {
  const [r, g, b] = [red / 255, green / 255, blue / 255];
  const max = Math.max(r, g, b);
  const min = Math.min(r, g, b);
  const lightness = (max + min) / 2;
  const spread = max - min;
  if (spread === 0) return { hue: 0, saturation: 0, lightness: lightness * 100 };
  const saturation = spread / (1 - Math.abs(2 * lightness - 1));
  const sector = max === r ? ((g - b) / spread + 6) % 6 : max === g ? (b - r) / spread + 2 : (r - g) / spread + 4;
  return { hue: sector * 60, saturation: saturation * 100, lightness: lightness * 100 };
}

const linear = (channel: number) => {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

/** Björn Ottosson's OKLab, as polar coordinates: lightness 0–1, chroma, hue in degrees. */
function oklch({ red, green, blue }: Rgba) {
  const [r, g, b] = [linear(red), linear(green), linear(blue)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const c = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const hue = (Math.atan2(c, a) * 180) / Math.PI;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, c),
    hue: (hue + 360) % 360,
  };
}

const rounded = (value: number, digits: number) => Number(value.toFixed(digits));
const asHex = ({ red, green, blue }: Rgba) =>
  `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;

const color = defineDrop<Rgba>({
  kind: 'color',
  fields: {
    red: (value) => value.red,
    green: (value) => value.green,
    blue: (value) => value.blue,
    alpha: (value) => toFloat(rounded(value.alpha, 2)),
    rgb: ({ red, green, blue }) => `${red} ${green} ${blue}`,
    rgba: ({ red, green, blue, alpha }) => `${red} ${green} ${blue} / ${alpha === 1 ? '1.0' : rounded(alpha, 2)}`,
    hue: (value) => Math.round(hsl(value).hue),
    saturation: (value) => Math.round(hsl(value).saturation),
    lightness: (value) => Math.round(hsl(value).lightness),
    chroma: (value) => rounded(oklch(value).chroma, 2),
    oklch: (value) => {
      const { lightness, chroma, hue } = oklch(value);
      return `${Math.round(lightness * 100)}% ${rounded(chroma, 2)} ${Math.round(hue)}`;
    },
    oklcha: (value) => {
      const { lightness, chroma, hue } = oklch(value);
      return `${Math.round(lightness * 100)}% ${rounded(chroma, 2)} ${Math.round(hue)} / ${value.alpha === 1 ? '1.0' : rounded(value.alpha, 2)}`;
    },
    color_space: () => 'srgb',
  },
  print: (value) =>
    value.alpha === 1 ? asHex(value) : `rgba(${value.red}, ${value.green}, ${value.blue}, ${rounded(value.alpha, 2)})`,
  json: (value) => asHex(value),
  asText: true,
});

/** A colour object, or the text itself where it is no colour this host can take apart (CSS names, gradients). */
export function colorDrop(text: string): Drop | string {
  const value = parseColor(text);
  return value ? color(value) : text;
}
