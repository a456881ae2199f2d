import type { TestProject } from 'vitest/node';
import { startPostgres } from './start-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server that tests make databases on; null where there is none to be had. */
    postgres: string | null;
  }
}

/** Once in a run that has a test of the project `postgres`: starts a server, or says why there is none. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres().catch((error: unknown) => {
    console.warn(`Tests on PostgreSQL are left out. ${error instanceof Error ? error.message : String(error)}`);
    return null;
  });
  project.provide('postgres', server?.url ?? null);
  return async () => server?.stop();
}
