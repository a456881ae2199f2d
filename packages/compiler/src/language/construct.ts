/** One construct of the section language, applied to an expression. */
export interface Construct {
  group: string;
  /** Its name, as Markdown. */
  construct: string;
  verdict: 'exact' | 'refused';
  /** For a refused construct, the remedy in the build's message. */
  remedy?: string;
  /** Code of a component's body; a JavaScript expression is rendered in a `<p>`. */
  example: string;
  /** Declarations beside the component in the module. */
  outside?: string;
  note?: string;
  /** What it is a row for, such as the name of a native function. */
  key?: string;
}

type Rest = Pick<Construct, 'outside' | 'note' | 'key'>;

/** A construct that is printed exactly as React renders it. */
export const exact = (construct: string, example: string, rest: Rest = {}): Omit<Construct, 'group'> => ({
  construct,
  verdict: 'exact',
  example,
  ...rest,
});

/** A construct that stops the build, with what to write instead. */
export const refused = (
  construct: string,
  example: string,
  remedy: string,
  rest: Rest = {},
): Omit<Construct, 'group'> => ({ construct, verdict: 'refused', remedy, example, ...rest });

/** Rows under one heading. */
export const group = (name: string, rows: readonly Omit<Construct, 'group'>[]): Construct[] =>
  rows.map((row) => ({ group: name, ...row }));
