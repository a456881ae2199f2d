import cluster from 'node:cluster';
import { createLog } from '../../observe/log.ts';
import { HANDOVER_LIMIT, STOP_LIMIT } from '../../server/stopping.ts';
import { announce } from '../announce.ts';
import type { Settings } from '../settings.ts';
import { stopSignal } from '../stop-signal.ts';
import { type ForkedWorker, forkWorker } from './fork-worker.ts';
import { createMetricsGathering } from './gather-metrics.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { createSupervisor } from './supervisor.ts';

/**
 * `vitrine serve --workers N`: starts workers, replaces them at SIGUSR2, and resolves to the exit code once it was asked to stop, or none of them
 * could be started. This process accepts the connections; it opens neither the database nor the theme, so that nothing of an earlier version is
 * left in it that new workers would depend on.
 */
export async function serveByWorkers(settings: Settings): Promise<number> {
  const log = createLog({ format: settings.log, level: settings.logLevel });
  /** Those that serve, by place. */
  const serving = new Map<number, ForkedWorker>();
  const metrics = createMetricsGathering(serving);
  let port = settings.port;

  function start(place: number): ForkedWorker {
    const worker = forkWorker(place, (report, from) => {
      if (report.worker === 'ready') {
        port = report.port;
        serving.set(place, from);
      } else metrics.heard(report, from);
    });
    void worker.ended.then(() => {
      if (serving.get(place) === worker) serving.delete(place);
    });
    return worker;
  }

  const supervisor = createSupervisor({
    count: settings.workers,
    start,
    report: log.warn,
    stopLimit: STOP_LIMIT + settings.notice,
    retireLimit: STOP_LIMIT + HANDOVER_LIMIT,
  });
  let preparing: ForkedWorker | undefined;
  const stopped = stopSignal(() => {
    supervisor.kill();
    preparing?.kill();
    process.exit(1);
  }).then(() => null);
  const given = process.argv.slice(2);

  /** Has a process of its own prepare the shop for the workers that are started from now on. False where it could not. */
  async function prepare(): Promise<boolean> {
    let themeDir: string | undefined;
    cluster.setupPrimary({ args: given });
    preparing = forkWorker('prepare', (report) => {
      if (report.worker === 'prepared') themeDir = report.themeDir;
    });
    // An import that is killed changes nothing.
    void stopped.then(() => preparing?.kill());
    await preparing.ended;
    preparing = undefined;
    if (themeDir === undefined) return false;
    cluster.setupPrimary({ args: [...given, '--theme', themeDir] });
    return true;
  }

  const restart = oneAtATime(async () => {
    log.warn('The workers are replaced, one after the other.');
    if (!(await prepare())) log.warn('The shop could not be prepared for new workers: those that serve go on.');
    else if (await supervisor.restart()) log.warn('All workers are replaced.');
  });

  let isOpen = false;
  // Without a listener it would end this process.
  process.on('SIGUSR2', () => isOpen && restart());
  if (!(await prepare())) return 1;
  isOpen = await supervisor.start();
  if (isOpen) announce(settings, port);
  const sentence = await Promise.race([supervisor.failed, stopped]);
  await supervisor.stop();
  if (sentence !== null) throw new Error(sentence);
  return 0;
}
