import { Agent, createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { createReadyNodes, type ReadyNodes } from './ready-nodes.ts';

export interface Balancer {
  /** It accepts nothing any more, answers what has arrived, and resolves then. */
  close(): Promise<void>;
}

/** Bytes of a request that are held back, so that it can be sent to another node where the first does not answer. */
const HELD = 256 * 1024;
/** Of a connection to one node only: not to be passed on (RFC 9110, 7.6.1). */
const HOP_BY_HOP = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'te', 'trailer', 'proxy-connection'];

function passedOn(headers: IncomingMessage['headers']): IncomingMessage['headers'] {
  const named = String(headers.connection ?? '')
    .toLowerCase()
    .split(/\s*,\s*/);
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !HOP_BY_HOP.includes(name) && !named.includes(name)),
  );
}

/** The whole body; null where it is larger than what is held. */
async function bodyOf(incoming: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming) {
    if (!(chunk instanceof Buffer)) continue;
    size += chunk.length;
    if (size > HELD) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Sends a request to one node. `isSent` says whether the node may have begun with it. */
function ask(
  port: number,
  agent: Agent,
  incoming: IncomingMessage,
  body: Buffer,
): { answer: Promise<IncomingMessage>; isSent(): boolean } {
  const forwarded = incoming.headers['x-forwarded-for'];
  const headers = {
    ...passedOn(incoming.headers),
    ...(body.length > 0 && { 'content-length': String(body.length) }),
    'x-forwarded-for': [forwarded, incoming.socket.remoteAddress].filter(Boolean).join(', '),
    'x-forwarded-proto': 'http',
  };
  const { method, url: path } = incoming;
  const outgoing = request({ host: '127.0.0.1', port, agent, method, path, headers });
  let isSent = false;
  outgoing.once('socket', (socket) => {
    const begin = () => {
      isSent = true;
    };
    if (socket.connecting) socket.once('connect', begin);
    else begin();
  });
  const answer = new Promise<IncomingMessage>((resolve, reject) => {
    outgoing.once('response', resolve).once('error', reject);
  });
  outgoing.end(body);
  return { answer, isSent: () => isSent };
}

/**
 * Passes requests on to the nodes that are ready, one after the other. For trying out two nodes on one machine: it ends no TLS and limits nothing.
 * A request whose node does not answer goes to the next one where that changes nothing twice: the connection was refused, or it only reads.
 */
export async function startBalancer(port: number, nodePorts: readonly number[]): Promise<Balancer> {
  const nodes: ReadyNodes = createReadyNodes(nodePorts);
  const agents = new Map(nodePorts.map((nodePort) => [nodePort, new Agent({ keepAlive: true })]));

  async function pass(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(incoming);
    if (body === null) return refuse(response, 413, 'Too large for the balancer of the demo.');
    const mayRepeat = incoming.method === 'GET' || incoming.method === 'HEAD';
    for (const nodePort of nodes.next()) {
      const agent = agents.get(nodePort);
      if (!agent) continue;
      const { answer, isSent } = ask(nodePort, agent, incoming, body);
      try {
        const got = await answer;
        response.writeHead(got.statusCode ?? 502, passedOn(got.headers));
        await pipeline(got, response);
        return;
      } catch {
        if (response.headersSent) return void response.destroy();
        nodes.failed(nodePort);
        if (!mayRepeat && isSent()) break;
      }
    }
    refuse(response, 503, 'No node of the shop answers.');
  }

  const server: Server = createServer((incoming, response) => {
    pass(incoming, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, 'localhost', resolve);
  });
  return {
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeIdleConnections();
      await closed;
      nodes.close();
      for (const agent of agents.values()) agent.destroy();
    },
  };
}

function refuse(response: ServerResponse, status: number, sentence: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '2' }).end(sentence);
}
