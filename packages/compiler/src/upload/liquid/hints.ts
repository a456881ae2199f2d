/** What to write instead of what the platform's parser refuses, by its message. */
const HINTS: readonly (readonly [RegExp, string])[] = [
  [/^Variable '\{\{' /, 'An output begins here and never ends. Close it with `}}`'],
  [
    /^Variable '/,
    'The output ends at its first `}`, within quotes too. Put the text with the brace into a variable with `{% capture %}` and name that here',
  ],
  [/^Tag '/, 'A tag begins here and never ends. Close it with `%}`'],
  [/^'(\w+)' tag was never closed/, 'Write `{% end$1 %}` where it ends'],
  [/^'end\w+' is not a valid delimiter for (\w+) tags/, 'Write `{% end$1 %}` first'],
  [/^Unexpected character =/, 'A single `=` compares nothing. Write `==`'],
];

/** The message with a hint, where there is one. */
export function withHint(message: string): string {
  for (const [pattern, hint] of HINTS) {
    const found = pattern.exec(message);
    if (found) return `${message}. ${hint.replace('$1', found[1] ?? '')}`;
  }
  return message;
}
