/** One thing that was looked at. `note` is worth knowing and nothing to mend. */
export interface Finding {
  state: 'ok' | 'note' | 'wrong';
  text: string;
}

/** A size for a person. */
export function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(bytes < 1e7 ? 1 : 0)} MB`;
}
