import { posix } from 'node:path';
import type { Rule } from '../coverage/rules.ts';
import { type BrowserTest, grepOf } from './browser-tests.ts';

/** Tests to run at most, so that a typical change is answered within a minute on two cores. */
export const LIMITS = { unitFiles: 32, browserTests: 12 };

/** The tests that a change reaches. */
export interface Plan {
  /** Unit test files, those nearest to the change first. */
  unit: string[];
  /** For Playwright's `--grep`; empty where no browser test is reached. */
  grep: string;
  /** How many browser tests that is, each counted once whatever the sizes of the window. */
  browserTests: number;
  /** How many are reached beyond the limits. */
  left: { unitFiles: number; browserTests: number };
}

/** How many folders two files have in common. */
function nearness(file: string, other: string): number {
  const folders = posix.dirname(other).split('/');
  const index = posix
    .dirname(file)
    .split('/')
    .findIndex((folder, at) => folder !== folders[at]);
  return index < 0 ? folders.length : index;
}

/** The files that `is` accepts, by their distance; of the same distance, those in the nearest folder first. */
function nearestFirst(distances: ReadonlyMap<string, number>, is: (file: string) => boolean): string[] {
  const changed = [...distances].filter(([, distance]) => distance === 0).map(([file]) => file);
  const near = (file: string) => Math.max(...changed.map((one) => nearness(file, one)));
  return [...distances]
    .filter(([file]) => is(file))
    .map(([file, distance]) => ({ file, distance, near: near(file) }))
    .sort((a, b) => a.distance - b.distance || b.near - a.near)
    .map(({ file }) => file);
}

/**
 * The tests to run for what a change reaches. A browser test knows the shop by HTTP alone: it is reached when the file of a rule is which
 * it shows, or when its own file is. Within the limits, the nearest come first; tests that have themselves changed always run.
 */
export function planOf(
  distances: ReadonlyMap<string, number>,
  rules: readonly Rule[],
  tests: readonly BrowserTest[],
  limits = LIMITS,
): Plan {
  const unit = nearestFirst(distances, (file) => /\.test\.tsx?$/.test(file));
  const distanceOf = ({ files }: Rule) =>
    Math.min(...files.map((file) => distances.get(file) ?? Number.POSITIVE_INFINITY));
  const near = rules
    .map((rule) => ({ id: rule.id, distance: distanceOf(rule) }))
    .filter(({ distance }) => distance < Number.POSITIVE_INFINITY)
    .sort((a, b) => a.distance - b.distance);
  const specs = nearestFirst(distances, (file) => tests.some((test) => test.file === file));
  // Each step adds the tests of one file or of one rule.
  const steps: { distance: number; file?: string; rule?: string }[] = [
    ...specs.map((file) => ({ distance: distances.get(file) ?? 0, file })),
    ...near.map(({ id, distance }) => ({ distance, rule: id })),
  ].sort((a, b) => a.distance - b.distance);

  const chosen = new Set<BrowserTest>();
  const all = new Set<BrowserTest>();
  const files = new Set<string>();
  const ids = new Set<string>();
  for (const { distance, file, rule } of steps) {
    const found = tests.filter((test) => (rule === undefined ? test.file === file : test.rules.includes(rule)));
    for (const test of found) all.add(test);
    const more = new Set([...chosen, ...found]);
    const isOwn = file !== undefined && distance === 0;
    if (found.length === 0 || (more.size > limits.browserTests && chosen.size > 0 && !isOwn)) continue;
    for (const test of found) chosen.add(test);
    if (file !== undefined) files.add(file);
    if (rule !== undefined) ids.add(rule);
  }
  const own = unit.filter((file) => distances.get(file) === 0).length;
  const within = unit.slice(0, Math.max(limits.unitFiles, own));
  return {
    unit: within,
    grep: grepOf(ids, files),
    browserTests: chosen.size,
    left: { unitFiles: unit.length - within.length, browserTests: all.size - chosen.size },
  };
}
