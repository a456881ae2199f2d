import type { Construct } from './construct.ts';

const HEAD = `# The language of sections

A view and the \`data\` of a section are TypeScript, which the compiler runs once, at build. What is a constant then is computed then. What only the
page knows (the payload, what the platform's objects hold) goes through JavaScript's own operators, statements and functions as an expression, and is
printed as Liquid. For each of them there are two verdicts:

- **exact**: the page prints what React renders, for every payload that the schema allows.
- **refused**: the build stops with the file, the line and the column, and says what to write instead. The editor says it too, as one types
  ([section-reference.md](section-reference.md)).

There is no third. What is not on this page either meets no value of the page or is refused. Handlers, effects and what stands in \`<ClientOnly>\` run in the
browser alone: there everything may be used.

- Numbers: a \`z.number()\` is printed as JavaScript prints it where its absolute value is 0 or between 0.0001 and 1e15. Whole numbers (\`z.int()\`) can be counted with,
  as long as the results are below 2^53, where JavaScript begins to round; fractions cannot, since Liquid counts in decimals and JavaScript in binary.
- Blank counts as null where the schema is nullable (\`.nullable()\`), and as absent where it is optional: a text of spaces, an empty list, \`false\` of an object.
- The examples read a payload with \`title\`, \`note\` (nullable) and \`label\` (optional), texts; \`kind\`, one of \`'new'\`, \`'sale'\` and \`'plain'\`; \`count\`, \`stock\` (nullable) and \`price\` (from 0), whole numbers;
  \`ratio\`, a number; \`isNew\`, true or false; \`tags\`, a list of texts; \`rows\`, a list of objects; \`image\`, a nullable object; \`block\`, a discriminated union; \`stocks\`, a record; \`either\`, a text or a number.

To try any file: \`npm run parity -- FILE\`. Written by \`npm run language\` from \`packages/compiler/src/language/\`, whose test compiles every example: change the table, not this page.
`;

/** Text inside a cell of a table. */
const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** A sentence, of which only the code spans may hold what looks like a tag. */
const sentence = (text: string): string => text.replace(/`[^`]*`|</g, (part) => (part === '<' ? '\\<' : part));

/** A code span, also of code with backticks. */
function code(text: string): string {
  const plain = text.replaceAll('\n', ' ');
  return plain.includes('`') ? `\`\` ${plain} \`\`` : `\`${plain}\``;
}

interface Line {
  constructs: string[];
  verdict: Construct['verdict'];
  text: string;
  example: string;
}

/** The rows of a group. Constructs that are refused with the same sentence share a line. */
function linesOf(rows: readonly Construct[]): Line[] {
  const lines: Line[] = [];
  for (const { construct, verdict, remedy, note, example, outside } of rows) {
    const text = remedy ?? note ?? '';
    const same =
      verdict === 'refused' ? lines.find((line) => line.verdict === verdict && line.text === text) : undefined;
    if (same) same.constructs.push(construct);
    else
      lines.push({
        constructs: [construct],
        verdict,
        text,
        example: outside === undefined ? example : `${outside} … ${example}`,
      });
  }
  return lines;
}

/** docs/section-language.md */
export function languagePage(constructs: readonly Construct[]): string {
  const groups = Map.groupBy(constructs, (row) => row.group);
  const tables = [...groups].map(([name, rows]) => {
    const lines = linesOf(rows).map(({ constructs: names, verdict, text, example }) => {
      const cells = [names.join(', '), verdict === 'exact' ? 'exact' : '**refused**', sentence(text), code(example)];
      return `| ${cells.map(cell).join(' | ')} |`;
    });
    return ['', `## ${name}`, '', '| | | write instead, or note | example |', '|---|---|---|---|', ...lines, ''].join(
      '\n',
    );
  });
  return HEAD + tables.join('');
}
