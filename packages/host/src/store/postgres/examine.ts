import { existsSync } from 'node:fs';
import { databaseFile } from '../database-file.ts';
import { examineFolder, LOCAL_FOLDERS } from '../examine.ts';
import type { Finding } from '../finding.ts';
import { examineActivity } from './examine-activity.ts';
import { examineServer } from './examine-server.ts';
import { examineShop } from './examine-shop.ts';
import { CONNECTIONS } from './open.ts';
import { shownUrl } from './shown-url.ts';
import { connectAlone } from './single-client.ts';

export interface ExamineOptions {
  database: string;
  dataDir: string;
  /** Connections that a process of the shop has at most; the store's default where it is absent. */
  connections?: number | undefined;
}

async function examineDatabase({ database, connections = CONNECTIONS }: ExamineOptions): Promise<Finding[]> {
  const client = await connectAlone(database, 'vitrine doctor');
  try {
    return [
      ...(await examineServer(client)),
      ...(await examineShop(client)),
      ...(await examineActivity(client, connections)),
    ];
  } finally {
    await client.end();
  }
}

function examineHere(dataDir: string): Finding[] {
  if (!existsSync(dataDir)) return [];
  const file = databaseFile(dataDir);
  const other: Finding[] = existsSync(file)
    ? [
        {
          state: 'note',
          text: `${file} is another database, which nothing reads as long as the shop is in PostgreSQL.`,
        },
      ]
    : [];
  return [...other, ...LOCAL_FOLDERS.flatMap((name) => examineFolder(dataDir, name))];
}

/** Examines a shop in PostgreSQL and its server, whether nodes have it open or not, and changes nothing. */
export async function examinePostgres(options: ExamineOptions): Promise<Finding[]> {
  const here = examineHere(options.dataDir);
  try {
    return [...(await examineDatabase(options)), ...here];
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? ` (${error.cause.message})` : '';
    const reason = error instanceof Error ? error.message : String(error);
    return [{ state: 'wrong', text: `${shownUrl(options.database)}: ${reason}${cause}` }, ...here];
  }
}
