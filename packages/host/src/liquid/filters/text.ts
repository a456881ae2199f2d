import { RenderLimitError, toNumber, toText } from '@vitrine/liquid';
import type { FilterTable } from '../extension.ts';

/** Longest text a filter may be asked to pad. */
const LONGEST = 1_000_000;

const length = (value: unknown) => Math.trunc(toNumber(value));

export const textFilters: FilterTable = {
  paragraphize: (input) =>
    `<p>${toText(input)
      .trim()
      .split(/\n{2,}/)
      .join('</p><p>')}</p>`,
  sentence: (input) => {
    const items = (Array.isArray(input) ? input : [input]).map(toText);
    return items.length < 3 ? items.join(' and ') : `${items.slice(0, -1).join(', ')}, and ${items.at(-1)}`;
  },
  pad_spaces: (input, [width]) => {
    if (length(width) > LONGEST) throw new RenderLimitError('Memory limits exceeded');
    return toText(input).padEnd(length(width));
  },
  excerpt: (input, [most = 100]) => {
    const source = toText(input);
    return source.length <= length(most) ? source : `${source.slice(0, length(most))}...`;
  },
};
