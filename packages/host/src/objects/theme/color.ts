import { type Drop, defineDrop, toFloat } from '@vitrine/liquid';
import { type Color, toHex, toHsl, toOklch } from '@vitrine/liquid/platform/color-math.ts';

const HEX = /^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;
const FULL_HEX = /^#[0-9a-f]{6}$/i;
const RGB = /^rgba?\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)(?:[\s,/]+([\d.]+%?))?\s*\)$/i;

/** Reads `#abc`, `#aabbcc`, `#aabbccdd`, `rgb()` and `rgba()`; null for anything else. */
export function parseColor(text: string): Color | null {
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

const rounded = (value: number, digits: number) => Number(value.toFixed(digits));
/** A color with the text it was written as: `#FFFFFF` stays in capitals. */
type Written = Color & { text: string };

const color = defineDrop<Written>({
  kind: 'color',
  fields: {
    red: (value) => value.red,
    green: (value) => value.green,
    blue: (value) => value.blue,
    alpha: (value) => toFloat(rounded(value.alpha, 2)),
    rgb: ({ red, green, blue }) => `${red} ${green} ${blue}`,
    rgba: ({ red, green, blue, alpha }) => `${red} ${green} ${blue} / ${alpha === 1 ? '1.0' : rounded(alpha, 2)}`,
    hue: (value) => Math.round(toHsl(value).hue),
    saturation: (value) => Math.round(toHsl(value).saturation),
    lightness: (value) => Math.round(toHsl(value).lightness),
    chroma: (value) => rounded(toOklch(value).chroma, 2),
    oklch: (value) => {
      const { lightness, chroma, hue } = toOklch(value);
      return `${Math.round(lightness * 100)}% ${rounded(chroma, 2)} ${Math.round(hue)}`;
    },
    oklcha: (value) => {
      const { lightness, chroma, hue } = toOklch(value);
      return `${Math.round(lightness * 100)}% ${rounded(chroma, 2)} ${Math.round(hue)} / ${value.alpha === 1 ? '1.0' : rounded(value.alpha, 2)}`;
    },
    color_space: () => 'srgb',
  },
  print: (value) => {
    if (FULL_HEX.test(value.text)) return value.text;
    const { red, green, blue, alpha } = value;
    return alpha === 1 ? toHex(value) : `rgba(${red}, ${green}, ${blue}, ${rounded(alpha, 2)})`;
  },
  json: (value) => toHex(value),
  asText: true,
});

/** A colour object, or the text itself where it is no colour this host can take apart (CSS names, gradients). */
export function colorDrop(text: string): Drop | string {
  const value = parseColor(text);
  return value ? color({ ...value, text: text.trim() }) : text;
}
