/** Which of several nodes may get requests. */
export interface ReadyNodes {
  /** Ports of all nodes in the order to try them: the next in turn first, those that are not ready last. */
  next(): number[];
  /** One has not answered: it comes last until it says again that it is ready. */
  failed(port: number): void;
  close(): void;
}

/** ms between two looks. */
const EVERY = 500;

async function isReady(port: number): Promise<boolean> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/_host/ready`, { signal: AbortSignal.timeout(2 * EVERY) });
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
}

/** Asks each node's `/_host/ready` twice a second. */
export function createReadyNodes(ports: readonly number[]): ReadyNodes {
  const ready = new Set(ports);
  let turn = 0;
  const look = (port: number) =>
    isReady(port).then((isOne) => {
      if (isOne) ready.add(port);
      else ready.delete(port);
    });
  const timer = setInterval(() => {
    for (const port of ports) void look(port);
  }, EVERY);
  return {
    next() {
      turn = (turn + 1) % ports.length;
      const inTurn = [...ports.slice(turn), ...ports.slice(0, turn)];
      return [...inTurn.filter((port) => ready.has(port)), ...inTurn.filter((port) => !ready.has(port))];
    },
    failed: (port) => void ready.delete(port),
    close: () => clearInterval(timer),
  };
}
