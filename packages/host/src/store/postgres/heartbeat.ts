/** ms between two questions, and after which one that was not answered means that nothing will be. */
const EVERY = 1000;
const SILENCE = 5000;

/** A connection, as far as it is asked. */
export interface Asked {
  query(text: string): Promise<unknown>;
  once(event: 'end', listener: () => void): unknown;
}

export interface HeartbeatOptions {
  /** Called once, where the server has not answered. Nothing is asked any more. */
  onSilent(): void;
  /** ms */
  now?: () => number;
}

/**
 * Asks a server something small again and again, on a connection of its own, until that ends. A network that drops everything ends no
 * connection: whoever waits for an answer would wait until a limit of time that is made for slow queries.
 */
export function startHeartbeat(client: Asked, { onSilent, now = () => performance.now() }: HeartbeatOptions): void {
  let askedAt: number | null = null;
  const stop = (): void => clearInterval(timer);

  function ask(): void {
    askedAt = now();
    client.query('SELECT 1').then(
      () => {
        askedAt = null;
      },
      // It ends with the connection.
      () => {},
    );
  }

  const timer = setInterval(() => {
    if (askedAt === null) ask();
    else if (now() - askedAt > SILENCE)
      // A process that was busy for so long has the answer, but has not read it yet.
      setImmediate(() => {
        if (askedAt === null) return;
        stop();
        onSilent();
      });
  }, EVERY);
  timer.unref();
  client.once('end', stop);
}
