import { Agent, request } from 'node:http';

/** What became of the requests of a load. */
export interface LoadResult {
  answered: number;
  /** Statuses other than 200, and errors of connections, with the request. */
  failed: string[];
  /** Processes that answered, by the answer's body where `workerOf` finds one. */
  workers: Set<string>;
}

export interface LoadRequest {
  method: 'GET' | 'POST';
  path: string;
  /** JSON. */
  body?: string;
}

export interface Load {
  /** So far. */
  result: LoadResult;
  /** Resolves when every request that was sent has an answer, or none. */
  stop(): Promise<LoadResult>;
}

function send(agent: Agent | false, port: number, { method, path, body }: LoadRequest): Promise<[number, string]> {
  return new Promise((resolve, reject) => {
    const headers = {
      host: `localhost:${port}`,
      ...(body !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
    };
    const sent = request({ host: '127.0.0.1', port, agent, method, path, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (text += chunk));
      response.on('end', () => resolve([response.statusCode ?? 0, text]));
      response.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/**
 * Clients that send one request after the other, the next as soon as the last is answered: half of them on connections that stay open, half on a new
 * one each time. None repeats a request that failed.
 */
export function startLoad(
  port: number,
  requests: readonly LoadRequest[],
  {
    clients = 8,
    workerOf = (): string | undefined => undefined,
  }: { clients?: number; workerOf?(body: string): string | undefined } = {},
): Load {
  const result: LoadResult = { answered: 0, failed: [], workers: new Set() };
  let isStopped = false;
  const agents: Agent[] = [];

  async function client(number: number): Promise<void> {
    const agent = number % 2 === 0 ? new Agent({ keepAlive: true, maxSockets: 1 }) : false;
    if (agent) agents.push(agent);
    for (let sent = number; !isStopped; sent += 1) {
      const one = requests[sent % requests.length];
      if (!one) return;
      const named = `${agent ? 'kept' : 'new'} ${one.method} ${one.path}`;
      try {
        const [status, body] = await send(agent, port, one);
        if (status === 200) result.answered += 1;
        else result.failed.push(`${named}: ${status}`);
        const worker = workerOf(body);
        if (worker !== undefined) result.workers.add(worker);
      } catch (error) {
        result.failed.push(`${named}: ${String(error)}`);
      }
    }
  }

  const done = Promise.all(Array.from({ length: clients }, (_, number) => client(number)));
  return {
    result,
    async stop() {
      isStopped = true;
      await done;
      for (const agent of agents) agent.destroy();
      return result;
    },
  };
}
