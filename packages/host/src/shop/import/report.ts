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
  /** True where the folder is as it was at the last import, and nothing was done. */
  unchanged: boolean;
  /** Duration. */
  ms: number;
}

export interface Reporter {
  skip(file: string, line: number, reason: string): void;
  warn(file: string, line: number, message: string): void;
}

/** Why an import stopped; the shop is as it was before. The message is for a person. */
export class ImportError extends Error {}
