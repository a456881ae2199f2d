/** The command `parity`: prints one line for each component and section of the files. */
import { realpathSync, statSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { checkFile, type Verdict } from './check-file.ts';
import { pageConfig } from './page-config.ts';

/**
 * Prints `ok NAME`, `refused NAME file:line:column sentence`, or `differs NAME` with the smallest difference. Paths are relative to `folder`.
 * Exit code: 1 if something differs, 2 if a file is missing or has nothing to check.
 */
export function runParity(files: readonly string[], folder: string, storefront: string): number {
  if (files.length === 0) {
    console.error('Name the files to check: npm run parity -- FILE…');
    return 2;
  }
  return Math.max(...files.map((file) => checked(file, folder, storefront)));
}

function checked(given: string, folder: string, storefront: string): number {
  const file = resolve(folder, given);
  const stat = statSync(file, { throwIfNoEntry: false });
  if (!stat?.isFile()) return nothing(stat ? `${given} is a folder: name a file` : `${given} does not exist`);
  if (!/\.[jt]sx?$/.test(file)) return nothing(`${given} is no module of TypeScript or JavaScript`);
  const real = realpathSync(file);
  const verdicts = checkFile(real, pageConfig(real, storefront));
  if (verdicts.length === 0)
    return nothing(
      `${given} exports nothing to check: no component beside a zod schema exported as \`props\`, and no section as the default export`,
    );
  for (const verdict of verdicts) console.log(printed(verdict, folder));
  return verdicts.some(({ kind }) => kind === 'differs') ? 1 : 0;
}

function nothing(sentence: string): number {
  console.error(sentence);
  return 2;
}

function printed(verdict: Verdict, folder: string): string {
  switch (verdict.kind) {
    case 'ok':
      return `ok ${verdict.name}`;
    case 'refused': {
      const { file, line, column } = verdict.place;
      const path = relative(folder, file);
      return `refused ${verdict.name} ${path.startsWith('..') ? file : path}:${line}:${column} ${verdict.sentence}`;
    }
    case 'differs': {
      const payload = verdict.payload === undefined ? [] : [`payload: ${JSON.stringify(verdict.payload)}`];
      return [`differs ${verdict.name}`, ...[verdict.difference, ...payload].flatMap((text) => text.split('\n'))].join(
        '\n  ',
      );
    }
  }
}
