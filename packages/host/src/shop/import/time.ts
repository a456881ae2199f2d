const ISO = /^\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?: ?(?:Z|UTC|[+-]\d\d:?\d\d))?)?$/i;
/** Month, day, year, as a spreadsheet in the United States saves a time. */
const SPREADSHEET = /^\d{1,2}\/\d{1,2}\/\d{4}(?: \d{1,2}:\d\d(?::\d\d)?(?: [AP]M)?)?$/i;

/** Whether a text is a time as ISO 8601 writes it: `2026-01-31`, `2026-01-31T12:00:00Z`, `2026-01-31 12:00:00 -0500`. */
export function isIsoTime(text: string): boolean {
  return ISO.test(text) && !Number.isNaN(Date.parse(text));
}

/** ms since 1970 of a time in a CSV file, ISO 8601 or `1/31/2026 12:00`; null where it is none. */
export function parseTime(text: string): number | null {
  const time = ISO.test(text) || SPREADSHEET.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) ? null : time;
}
