import { escapeHtml } from '../http/html.ts';
import { type Problem, problemText } from '../theme/problem.ts';

/** For the developer of a theme: what is wrong with it, by file and line. */
export function problemPage(title: string, problems: readonly Problem[]): string {
  const items = problems.map((problem) => `<li><code>${escapeHtml(problemText(problem))}</code></li>`).join('');
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
    `<title>${escapeHtml(title)}</title><style>body{font:1rem/1.5 system-ui;max-width:60rem;margin:3rem auto;padding:0 1rem}code{white-space:pre-wrap}</style></head>` +
    `<body><h1>${escapeHtml(title)}</h1><ul>${items}</ul><p>The page is shown again once the file is mended.</p></body></html>`
  );
}
