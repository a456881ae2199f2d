const COLOR = /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})(?![0-9a-f])|(?:rgb|hsl)a?\([^()]*\)/gi;

/** The colors in a CSS background, as they are written, in order. */
export const colorsIn = (css: string): readonly string[] => css.match(COLOR) ?? [];

/** The background with its color number `index` (from 0) replaced. */
export function withColor(css: string, index: number, color: string): string {
  let at = 0;
  return css.replaceAll(COLOR, (written) => (at++ === index ? color : written));
}

/** Whether a browser paints a background so: a color or a gradient. Nothing that loads a file. */
export const isBackground = (css: string): boolean =>
  !/url\(/i.test(css) && (CSS.supports('background-image', css) || CSS.supports('background-color', css));
