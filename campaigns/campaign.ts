import type { HostNeeds, OpenHost } from './open-host.ts';

/** One measured figure with its bound. */
export interface Figure {
  what: string;
  value: number;
  unit?: string;
  /** The most, and the least, it may be. A figure without either is printed only. */
  most?: number;
  least?: number;
  /** Depends on the speed or the memory of the machine: the short form prints it and does not assert it. */
  ofMachine?: boolean;
  /** The first cases behind a figure that falls short, e.g. the request that was answered wrongly. */
  cases?: readonly string[];
}

export interface CampaignOptions {
  /** Its size, in the campaign's `unit`. */
  size: number;
  /** Chooses everything random. */
  seed: number;
  /** Folder with the shop and the data of a first start (`prepare.ts`). */
  prepared: string;
  /** A host started with the campaign's options. The full form starts a new one each time; the short forms share one. */
  open(): Promise<OpenHost>;
  /** Called now and then with what has been done so far. */
  progress(line: string): void;
  /** Aborts at the hard time limit: the campaign stops and ends its children. */
  signal: AbortSignal;
}

export interface Campaign {
  title: string;
  /** What `size` counts. */
  unit: string;
  /** Size of the full form and of the short form in `npm test`. */
  full: number;
  short: number;
  /** Minutes after which the full form is stopped. */
  minutes: number;
  /** Options of its host, besides the shop and the data. */
  needs?: HostNeeds;
  run(options: CampaignOptions): Promise<Figure[]>;
}

/** Whether a figure is within its bounds. */
export function isWithin({ value, most, least }: Figure): boolean {
  return Number.isFinite(value) && (most === undefined || value <= most) && (least === undefined || value >= least);
}

const number = (value: number): string =>
  Number.isInteger(value) ? String(value) : value.toFixed(Math.abs(value) < 10 ? 3 : 1);

/** A line for one figure: what, value, bound, verdict; below it the first cases where it falls short. */
export function figureText(figure: Figure): string {
  const { what, value, unit = '', most, least, cases = [] } = figure;
  const bounds = [
    ...(least !== undefined && least === most ? [`= ${number(least)}`] : []),
    ...(least !== undefined && least !== most ? [`≥ ${number(least)}`] : []),
    ...(most !== undefined && least !== most ? [`≤ ${number(most)}`] : []),
  ];
  const verdict = bounds.length === 0 ? '' : `  (${bounds.join(', ')})  ${isWithin(figure) ? 'reached' : 'MISSED'}`;
  const shown = isWithin(figure) ? [] : cases.slice(0, 10).map((text) => `      ${text}`);
  return [`  ${what}: ${number(value)}${unit && ` ${unit}`}${verdict}`, ...shown].join('\n');
}

/** A figure that must be exactly `value`. */
export function exactly(what: string, value: number, expected: number, cases: readonly string[] = []): Figure {
  return { what, value, least: expected, most: expected, cases };
}

/** A figure that must be 0: the number of `cases`. */
export function none(what: string, cases: readonly string[]): Figure {
  return exactly(what, cases.length, 0, cases);
}
