/** Characters of a text that quotes a file. */
const LONGEST = 400;
/** Of these, from its end: the error is often there. */
const END = 150;

/** A message with a quotation, truncated in the middle where it is long. */
function shortText(text: string): string {
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST - END - 3)} … ${text.slice(-END)}`;
}

export interface Skipped {
  file: string;
  /** 1-based; 0 where the whole file is meant. */
  line: number;
  reason: string;
}

export interface Warning {
  file: string;
  line: number;
  message: string;
}

export interface ImportReport {
  /** Products, collections, pages … made. */
  created: number;
  updated: number;
  /** What the shop folder no longer has. */
  removed: number;
  /** Rows and records left out, with why; a product is never half imported. */
  skipped: Skipped[];
  warnings: Warning[];
  /** Further ones of both, which are only counted. */
  unlisted: number;
  /** True where the folder is as it was at the last import, and nothing was done. */
  unchanged: boolean;
  /** Duration. */
  ms: number;
}

export interface Reporter {
  skip(file: string, line: number, reason: string): void;
  warn(file: string, line: number, message: string): void;
}

/** Why an import stopped; the shop is as it was before. The message is for a person, and quotes files as they are. */
export class ImportError extends Error {
  constructor(message: string) {
    super(shortText(message));
  }
}

/** Problems that a report lists, of each kind. */
const MAX_LISTED = 1000;

/** An empty report that collects messages. */
export function createReport(): ImportReport & Reporter {
  const report: ImportReport & Reporter = {
    created: 0,
    updated: 0,
    removed: 0,
    skipped: [],
    warnings: [],
    unlisted: 0,
    unchanged: false,
    ms: 0,
    skip(file, line, reason) {
      if (report.skipped.length < MAX_LISTED) report.skipped.push({ file, line, reason: shortText(reason) });
      else report.unlisted += 1;
    },
    warn(file, line, message) {
      if (report.warnings.length < MAX_LISTED) report.warnings.push({ file, line, message: shortText(message) });
      else report.unlisted += 1;
    },
  };
  return report;
}
