import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { syntaxProblems } from '../liquid/syntax-problems.ts';
import { importShop } from '../shop/import/import-shop.ts';
import { openStore } from '../store/open.ts';
import { readThemeFiles } from '../theme/files.ts';
import { loadThemeInShop } from '../theme/load-in-shop.ts';
import { type Problem, problemText } from '../theme/problem.ts';
import { needFolder } from './need-folder.ts';
import type { Settings } from './settings.ts';

/** `vitrine check`: every mistake of the theme and of the shop folder, by file and line; 1 when there is one. */
export async function checkCommand(settings: Settings): Promise<number> {
  await needFolder(settings.themeDir, 'theme', '--theme');
  await needFolder(settings.shopDir, 'shop', '--shop');
  const theme = await loadThemeInShop(settings);
  const problems = [...theme.problems, ...(await liquidProblems(settings.themeDir))];
  for (const problem of problems) console.log(`theme ${problemText(problem)}`);
  const shop = await checkShop(settings.shopDir);
  for (const line of shop) console.log(`shop ${line}`);
  const count = problems.length + shop.length;
  console.log(count === 0 ? 'No mistakes found.' : `${count} ${count === 1 ? 'mistake' : 'mistakes'} found.`);
  return count === 0 ? 0 : 1;
}

/** Liquid that would print an error into a page. */
async function liquidProblems(themeDir: string): Promise<Problem[]> {
  const { texts } = await readThemeFiles(themeDir);
  return [...texts]
    .filter(([file]) => file.endsWith('.liquid'))
    .flatMap(([file, source]) =>
      syntaxProblems(source, file.slice(0, -'.liquid'.length)).map((problem) => ({ file, ...problem })),
    );
}

/** Imports into a database that is thrown away, so that the shop's own is not touched. */
async function checkShop(shopDir: string): Promise<string[]> {
  const dir = await mkdtemp(path.join(tmpdir(), 'vitrine-check-'));
  const store = await openStore(dir);
  try {
    const report = await importShop(store, shopDir, { force: true });
    return [
      ...report.skipped.map(({ file, line, reason }) =>
        problemText({ file, line: line > 0 ? line : null, message: reason }),
      ),
      ...report.warnings.map(({ file, line, message }) => problemText({ file, line: line > 0 ? line : null, message })),
    ];
  } finally {
    await store.close();
    await rm(dir, { recursive: true, force: true });
  }
}
