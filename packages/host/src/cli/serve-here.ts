import { STOP_LIMIT } from '../server/stopping.ts';
import { announce } from './announce.ts';
import { openShop } from './open-shop.ts';
import { prepareShop } from './prepare-shop.ts';
import type { Settings } from './settings.ts';
import { stopSignal } from './stop-signal.ts';
import { watchShop } from './watch-shop.ts';

/** ms after opening until lists are prepared. */
const WARM = 50;

/** Serves the shop in this process alone. Resolves when it was asked to stop and everything is closed. */
export async function serveHere(settings: Settings): Promise<number> {
  let isStarting = true;
  const shop = await openShop(settings, {
    prepare: (store) => prepareShop(store, settings),
    isStarting: () => isStarting,
    namesProblems: true,
  });
  const stopped = stopSignal(() => process.exit(1));
  process.on('SIGUSR2', () => shop.log.warn('One process cannot be replaced while it serves: --workers 2 can.'));
  const stopWatchingShop = settings.dev ? watchShop(shop.store, settings, shop.log.warn) : undefined;
  let port: number;
  try {
    port = await shop.listen();
  } catch (error) {
    await stopWatchingShop?.();
    throw error;
  }
  // The first list of a large catalogue must not wait for it.
  const warming = setTimeout(() => {
    void shop.prepareLists().finally(() => {
      isStarting = false;
    });
  }, WARM);
  announce(settings, port);
  await stopped;
  clearTimeout(warming);
  setTimeout(() => process.exit(1), STOP_LIMIT + settings.notice).unref();
  await stopWatchingShop?.();
  await shop.close();
  return 0;
}
