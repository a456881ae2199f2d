/** A colour: channels 0–255 (may be fractions between steps), alpha 0–1. */
export interface Color {
  red: number;
  green: number;
  blue: number;
  alpha: number;
}

/** Hue in degrees, saturation and lightness in per cent. */
export interface Hsl {
  hue: number;
  saturation: number;
  lightness: number;
}

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value));

/** Reads `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa`, `rgb()`, `rgba()`, `hsl()` and `hsla()`; undefined for anything else. */
export function parseColor(text: string): Color | undefined {
  const source = text.trim().toLowerCase();
  const hex = /^#?([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/.exec(source)?.[1];
  if (hex !== undefined) return fromHex(hex);
  const call = /^(rgb|hsl)a?\(([^)]*)\)$/.exec(source);
  if (!call) return undefined;
  const [first = '', second = '', third = '', fourth = '1'] = call[2]?.split(/[\s,/]+/).filter(Boolean) ?? [];
  const alpha = fourth.endsWith('%') ? Number.parseFloat(fourth) / 100 : Number(fourth);
  const numbers = [first, second, third].map(Number.parseFloat);
  if (numbers.some(Number.isNaN) || Number.isNaN(alpha)) return undefined;
  const [a = 0, b = 0, c = 0] = numbers;
  const opacity = clamp(alpha, 0, 1);
  if (call[1] === 'hsl')
    return { ...fromHsl({ hue: a, saturation: clamp(b, 0, 100), lightness: clamp(c, 0, 100) }), alpha: opacity };
  return { red: clamp(a, 0, 255), green: clamp(b, 0, 255), blue: clamp(c, 0, 255), alpha: opacity };
}

function fromHex(digits: string): Color {
  const pairs = digits.length <= 4 ? [...digits].map((digit) => digit + digit) : (digits.match(/../g) ?? []);
  const [red = 0, green = 0, blue = 0, alpha = 255] = pairs.map((pair) => Number.parseInt(pair, 16));
  return { red, green, blue, alpha: alpha / 255 };
}

export function toHsl({ red, green, blue }: Color): Hsl {
  const high = Math.max(red, green, blue);
  const low = Math.min(red, green, blue);
  const sum = high + low;
  const spread = high - low;
  // Divided last: a value that lies half-way between two numbers must be exactly that, or it is rounded to the wrong one.
  const lightness = (100 * sum) / 510;
  if (spread === 0) return { hue: 0, saturation: 0, lightness };
  const saturation = (100 * spread) / (255 - Math.abs(sum - 255));
  const sixth = (from: number, to: number) => (60 * (from - to)) / spread;
  const hue = high === red ? sixth(green, blue) : high === green ? 120 + sixth(blue, red) : 240 + sixth(red, green);
  return { hue: hue < 0 ? hue + 360 : hue, saturation, lightness };
}

export function fromHsl({ hue, saturation, lightness }: Hsl): Color {
  const s = saturation / 100;
  const l = lightness / 100;
  const channel = (offset: number) => {
    const k = (((offset + hue / 30) % 12) + 12) % 12;
    return 255 * (l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1)));
  };
  return { red: channel(0), green: channel(8), blue: channel(4), alpha: 1 };
}

/** The colour with its hue, saturation or lightness changed; per cents stay within 0 and 100. */
export function changeHsl(color: Color, change: (hsl: Hsl) => Partial<Hsl>): Color {
  const hsl = toHsl(color);
  const next = { ...hsl, ...change(hsl) };
  const bounded = { ...next, saturation: clamp(next.saturation, 0, 100), lightness: clamp(next.lightness, 0, 100) };
  return { ...fromHsl(bounded), alpha: color.alpha };
}

export function toHex({ red, green, blue }: Color): string {
  return `#${[red, green, blue].map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}

const opacity = (alpha: number) => String(Math.round(alpha * 100) / 100);

export function toRgb({ red, green, blue, alpha }: Color): string {
  const channels = [red, green, blue].map(Math.round).join(', ');
  return alpha < 1 ? `rgba(${channels}, ${opacity(alpha)})` : `rgb(${channels})`;
}

export function toHslText(color: Color): string {
  const { hue, saturation, lightness } = toHsl(color);
  const parts = `${Math.round(hue)}, ${Math.round(saturation)}%, ${Math.round(lightness)}%`;
  return color.alpha < 1 ? `hsla(${parts}, ${opacity(color.alpha)})` : `hsl(${parts})`;
}

/** Björn Ottosson's OKLab in polar coordinates: lightness 0–1, chroma, hue in degrees. */
export function toOklch({ red, green, blue }: Color): { lightness: number; chroma: number; hue: number } {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map(linear);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bAxis = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const hue = (Math.atan2(bAxis, a) * 180) / Math.PI;
  return { lightness, chroma: Math.hypot(a, bAxis), hue: hue < 0 ? hue + 360 : hue };
}

function linear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** Perceived brightness, 0–255. */
export function brightness({ red, green, blue }: Color): number {
  return (red * 299 + green * 587 + blue * 114) / 1000;
}

/** Contrast of two colours as the web accessibility guidelines define it, 1–21. */
export function contrast(one: Color, other: Color): number {
  const luminance = ({ red, green, blue }: Color) =>
    0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** `share` per cent of the first colour, the rest of the second. */
export function mix(one: Color, other: Color, share: number): Color {
  const part = clamp(share, 0, 100) / 100;
  const blend = (a: number, b: number) => a * part + b * (1 - part);
  return {
    red: blend(one.red, other.red),
    green: blend(one.green, other.green),
    blue: blend(one.blue, other.blue),
    alpha: blend(one.alpha, other.alpha),
  };
}
