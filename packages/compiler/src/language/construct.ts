/** One construct of the language that sections are written in, where it meets a value known only on the page. */
export interface Construct {
  group: string;
  /** Its name, as Markdown. */
  construct: string;
  verdict: 'exact' | 'refused';
  /** What the build says to write instead; of what is refused. */
  remedy?: string;
  /** Code of a component's body; an expression stands for what a `<p>` around it renders. */
  example: string;
  /** What stands beside the component in the module. */
  outside?: string;
  note?: string;
  /** What it is a row for, such as the name of a native function. */
  key?: string;
}

type Rest = Pick<Construct, 'outside' | 'note' | 'key'>;

/** What is printed exactly as React renders it. */
export const exact = (construct: string, example: string, rest: Rest = {}): Omit<Construct, 'group'> => ({
  construct,
  verdict: 'exact',
  example,
  ...rest,
});

/** What stops the build, with what to write instead. */
export const refused = (
  construct: string,
  example: string,
  remedy: string,
  rest: Rest = {},
): Omit<Construct, 'group'> => ({ construct, verdict: 'refused', remedy, example, ...rest });

/** Rows under one heading. */
export const group = (name: string, rows: readonly Omit<Construct, 'group'>[]): Construct[] =>
  rows.map((row) => ({ group: name, ...row }));
