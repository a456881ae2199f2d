import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { terminalLines } from '@vitrine/contract/text/terminal-text.ts';
import { syntaxProblems } from '../liquid/syntax-problems.ts';
import { type ImportReport, importShop } from '../shop/import/import-shop.ts';
import { openStore } from '../store/open.ts';
import { readThemeFiles } from '../theme/files.ts';
import { loadThemeInShop } from '../theme/load-in-shop.ts';
import { type Problem, problemText } from '../theme/problem.ts';
import { needFolder } from './need-folder.ts';
import { openTheme } from './open-theme.ts';
import { reportLines } from './report-lines.ts';
import type { Settings } from './settings.ts';

/** `vitrine check`: every mistake of the theme and of the shop folder, by file and line; 1 when there is one. */
export async function checkCommand(settings: Settings): Promise<number> {
  const themeDir = await openTheme(settings.themeDir, settings.dataDir);
  await needFolder(settings.shopDir, 'shop', '--shop');
  const theme = await loadThemeInShop({ ...settings, themeDir });
  const problems = [...theme.problems, ...(await liquidProblems(themeDir))];
  for (const problem of problems) console.log(terminalLines(`theme ${problemText(problem)}`));
  const report = await checkShop(settings.shopDir);
  for (const line of reportLines(report)) console.log(`shop ${line}`);
  if (report.unlisted > 0) console.log(`… and ${report.unlisted} more.`);
  const count = problems.length + report.skipped.length + report.warnings.length + report.unlisted;
  console.log(count === 0 ? 'No mistakes found.' : `${count} ${count === 1 ? 'mistake' : 'mistakes'} found.`);
  return count === 0 ? 0 : 1;
}

/** Liquid that would print an error into a page. */
async function liquidProblems(themeDir: string): Promise<Problem[]> {
  const { texts } = await readThemeFiles(themeDir);
  return [...texts]
    .filter(([file]) => file.endsWith('.liquid'))
    .flatMap(([file, source]) => syntaxProblems(source).map((problem) => ({ file, ...problem })));
}

/** Imports into a database that is thrown away, so that the shop's own is not touched. */
async function checkShop(shopDir: string): Promise<ImportReport> {
  const dir = await mkdtemp(path.join(tmpdir(), 'vitrine-check-'));
  const store = await openStore(dir);
  try {
    return await importShop(store, shopDir, { force: true });
  } finally {
    await store.close();
    await rm(dir, { recursive: true, force: true });
  }
}
