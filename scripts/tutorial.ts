/** The steps of a tutorial, read from its Markdown: what its reader types, writes and sees. */

export type Step =
  /** Commands, one a line. `background`: it keeps running; `ended`: what ran in the background has been ended before. */
  | { kind: 'commands'; text: string; when: 'now' | 'background' | 'ended'; line: number }
  /** A file's whole text, by its path in the folder where the commands are typed. */
  | { kind: 'file'; path: string; text: string; line: number }
  /** Texts that the page at a path of the shop shows. */
  | { kind: 'sees'; path: string; texts: string[]; line: number };

const FENCE = /^```(\w+)(?: (.+))?$/;

/**
 * Reads the fenced blocks of a page, in their order. `line` is that of the fence.
 * @throws Error for a block that says nothing of what it is: a reader could not follow it either
 */
export function stepsOf(markdown: string): Step[] {
  const lines = markdown.split('\n');
  const steps: Step[] = [];
  for (let at = 0; at < lines.length; at++) {
    const [, language, info] = FENCE.exec(lines[at] ?? '') ?? [];
    if (language === undefined) continue;
    const end = lines.indexOf('```', at);
    if (end < 0) throw new Error(`Line ${at + 1}: the block does not end`);
    steps.push(stepOf(language, info, lines.slice(at + 1, end), at + 1));
    at = end;
  }
  return steps;
}

function stepOf(language: string, info: string | undefined, lines: string[], line: number): Step {
  const text = `${lines.join('\n')}\n`;
  const [, name, value] = /^(\w+)=(.+)$/.exec(info ?? '') ?? [];
  if (name === 'file' && value) return { kind: 'file', path: value, text, line };
  if (name === 'sees' && value) return { kind: 'sees', path: value, texts: lines, line };
  if (language === 'sh' && (info === undefined || info === 'background' || info === 'ended'))
    return { kind: 'commands', text, when: info ?? 'now', line };
  throw new Error(`Line ${line}: a block \`${language} ${info ?? ''}\` is neither commands, a file nor what is seen`);
}
