/**
 * The platform's limits, as its documentation has them ("Theme limits", "Input settings", "Section schema", "JSON templates", "Locales",
 * and the check MaxFileSize); those marked "refused" are known from what it answers to an upload.
 */

const kB = 1024;

/** Bytes of a file, by its path; `{% schema %}` does not count. */
export function largestFile(path: string): number {
  if (path.startsWith('assets/')) return 20 * kB * kB;
  if (path.startsWith('locales/') || path === 'config/settings_data.json') return 1.5 * kB * kB;
  if (path === 'config/settings_schema.json') return 512 * kB;
  if (/^(templates|sections)\/.*\.json$/.test(path)) return 512 * kB;
  return 256 * kB;
}

/** Bytes of the archive that a merchant uploads. */
export const LARGEST_ARCHIVE = 50 * kB * kB;

export const JSON_TEMPLATES = 1000;
export const SECTION_GROUPS = 20;
/** In a template or a section group. */
export const SECTIONS = 25;
export const BLOCKS_OF_SECTION = 50;
export const BLOCKS_OF_TEMPLATE = 1250;
export const THEME_BLOCKS = 300;
/** Of `settings_data.json`. */
export const PRESETS = 5;

/** Values that a range can have. Refused: fewer, and more. */
export const RANGE_VALUES = { least: 3, most: 101 };
/** Characters of a range's unit. Refused: more. */
export const UNIT = 3;
/** Characters of a section's, a block's and a preset's name. */
export const NAME = 25;
/** Characters of the name of a section group. */
export const GROUP_NAME = 50;
/** Characters of the theme's name and author. Refused: more. */
export const THEME_NAME = 25;
/** Characters of a heading between settings. Refused: more. */
export const HEADING = 50;
/** Resources in a list setting. */
export const LIST = 50;
/** Bytes of Liquid that a merchant types. */
export const TYPED_LIQUID = 50 * kB;

export const LOCALE_KEYS = 3400;
/** Characters of one text of a locale file. */
export const LOCALE_TEXT = 1000;
