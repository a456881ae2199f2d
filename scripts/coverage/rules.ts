import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../project.ts';

/** A rule of the specification, as docs/spec-rules.json lists it. */
export interface Rule {
  /** Counted from 1 through the whole file; a test names it as `spec-<number>`. */
  number: number;
  rule: string;
  /** Where it lives: paths from the project's root. */
  files: string[];
  /** How the shop goes beyond the specification here, or does it otherwise. */
  note?: string;
}

/** The rules under one heading of the specification. */
export interface Section {
  heading: string;
  rules: Rule[];
}

/** The rules of the specification in its order. Throws where docs/spec-rules.json is missing or is not JSON. */
export function readSections(): Section[] {
  const { sections }: { sections: Section[] } = JSON.parse(readFileSync(join(root, 'docs/spec-rules.json'), 'utf8'));
  return sections;
}
