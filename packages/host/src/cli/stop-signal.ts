/** ms in which a second signal is the same one: Ctrl-C reaches this process by itself, and through those that started it. */
const SAME_SIGNAL = 1000;

/** Resolves when the process is signalled to stop. `end` is called at a second signal, to end it at once. */
export function stopSignal(end: () => void): Promise<void> {
  return new Promise((resolve) => {
    let asked: number | undefined;
    const ask = (): void => {
      if (asked === undefined) {
        asked = performance.now();
        console.log('The shop is closing: what has arrived is answered first. A second signal ends it at once.');
        resolve();
      } else if (performance.now() - asked > SAME_SIGNAL) end();
    };
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, ask);
    // A process that started this one with a channel may be killed: the shop ends with it.
    if (process.channel) process.once('disconnect', () => asked === undefined && ask());
  });
}
