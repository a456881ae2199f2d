import { examine } from '../store/examine.ts';
import type { Finding } from '../store/finding.ts';
import type { Settings } from './settings.ts';

const MARKS = { ok: 'ok   ', note: 'note ', wrong: 'WRONG' } as const;

/** `vitrine doctor`: findings, a line each; exits with 1 when something is wrong. */
export async function doctorCommand(settings: Settings): Promise<number> {
  const findings = await findingsOf(settings);
  for (const { state, text } of findings) console.log(`${MARKS[state]} ${text}`);
  const wrong = findings.filter(({ state }) => state === 'wrong').length;
  console.log(wrong === 0 ? 'Nothing is wrong.' : `${wrong} ${wrong === 1 ? 'thing is' : 'things are'} wrong.`);
  return wrong === 0 ? 0 : 1;
}

async function findingsOf({ database, dataDir, connections }: Settings): Promise<Finding[]> {
  if (database === undefined) return examine(dataDir);
  const { examinePostgres } = await import('../store/postgres/examine.ts');
  return examinePostgres({ database, dataDir, connections });
}
