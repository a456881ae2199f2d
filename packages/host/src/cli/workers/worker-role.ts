/** What a worker process is for: to prepare the shop and end, or to serve at a place from 1 on. */
export type WorkerRole = 'prepare' | number;

const VARIABLE = 'VITRINE_WORKER';

/** The environment of a worker. */
export const withRole = (role: WorkerRole): Record<string, string> => ({ [VARIABLE]: String(role) });

/** What this process is for; undefined where it is no worker. */
export function ownRole(env: NodeJS.ProcessEnv): WorkerRole | undefined {
  const role = env[VARIABLE];
  if (role === undefined) return undefined;
  return role === 'prepare' ? role : Number(role);
}
