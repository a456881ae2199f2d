import { FAKE_APPS } from '../fake-apps.ts';
import { createApps } from '../server/apps.ts';
import type { Settings } from './settings.ts';

/** ms that requests on their way may take after the process was asked to stop. */
const GRACE = 2000;

/** Serves until a stop signal, or until its parent process has ended. */
export async function serve(settings: Settings): Promise<number> {
  const { port, hostname } = settings;
  const stopped = stopSignal();
  const apps = await createApps({ ...settings, secret: process.env.VITRINE_APPS_SECRET });
  try {
    await apps.listen({ port, host: hostname });
  } catch (error) {
    await apps.close();
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    throw isTaken ? new Error(`Port ${port} is already in use. Choose another one: --port ${port + 1}.`) : error;
  }
  const [address] = apps.addresses();
  const names = FAKE_APPS.map(({ name }) => name).join(', ');
  console.log(
    `The shop's apps answer: http://localhost:${typeof address === 'object' ? address.port : port} (${names})`,
  );
  await stopped;
  setTimeout(() => process.exit(0), GRACE).unref();
  await apps.close();
  return 0;
}

/** A process started with a channel to its parent ends with it, however the parent ends. */
function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.once(signal, () => resolve());
    if (process.channel) process.once('disconnect', () => resolve());
  });
}
