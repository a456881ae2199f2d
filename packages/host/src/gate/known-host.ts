import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { hostname } from 'node:os';
import { RequestError } from './errors.ts';

/** What can be a `Host` header at all: a name, an IPv4 address or an IPv6 address in brackets, and a port. */
const HOST = /^(?:[a-z0-9._-]{1,255}|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;

const WRONG = 'The Host header is missing or wrong.';
const UNKNOWN =
  'This shop does not answer to that name. Open it by the address that was printed when it started, or name its public address with --origin.';

/** Of a request, what names the shop and where it was sent to. */
type Message = Pick<IncomingMessage, 'headers' | 'rawHeaders'> & { socket: Pick<Socket, 'localAddress' | 'localPort'> };

export interface KnownHosts {
  /** Public origin (`https://shop.example`) of a host behind a proxy. */
  publicOrigin: string | null;
  /** The host name it listens on (`--host`). */
  listensOn?: string;
  /** Hosts that markets and languages have of their own, in lower case. */
  ofPlaces?: () => readonly string[];
}

/**
 * Refuses requests for host names that are not this shop's: 400 for an invalid name, 421 for another one. Pages, mails and caches use the
 * name from the header, so an invented name must not get any further. Known names are `localhost`, the name of this machine, the name
 * listened on, and the address the connection was made to; all with the port it was made to. With a public origin its host is known as
 * well, with any port, which is the proxy's concern. Hosts of markets and languages are known with the same ports. Afterwards `headers.host` is in lower case and its port without leading zeros, so that
 * one name has one spelling.
 */
export function createKnownHosts({ publicOrigin, listensOn, ofPlaces }: KnownHosts): (message: Message) => void {
  const machine = hostname().toLowerCase();
  const [label = machine] = machine.split('.');
  const own = ['localhost', '127.0.0.1', '[::1]', machine, label, `${label}.local`, (listensOn ?? '').toLowerCase()];
  const names = new Set(own.filter((name) => name !== ''));
  const publicUrl = publicOrigin === null ? null : new URL(publicOrigin);

  return ({ headers, rawHeaders, socket }) => {
    const sent = headers.host ?? '';
    if (namesTwo(rawHeaders)) throw new RequestError(400, WRONG);
    if (sent === publicUrl?.host) return;
    if (!HOST.test(sent)) throw new RequestError(400, WRONG);
    const { name, port } = partsOf(sent);
    if (port > 65_535) throw new RequestError(400, WRONG);
    // What is injected by a test has no port.
    const isPort = publicUrl !== null || socket.localPort === undefined || port === socket.localPort;
    const isOwn =
      names.has(name) ||
      ofPlaces?.().includes(name) ||
      name === publicUrl?.hostname ||
      name === nameOf(socket.localAddress);
    if (!isPort || !isOwn) throw new RequestError(421, UNKNOWN);
    headers.host = /:\d+$/.test(sent) ? `${name}:${port}` : name;
  };
}

/** A proxy may read the other one. */
function namesTwo(rawHeaders: readonly string[]): boolean {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]?.length === 4 && rawHeaders[index]?.toLowerCase() === 'host') count += 1;
  return count > 1;
}

/** An IPv6 address in its shortest form. Without a port, port 80 is meant. */
function partsOf(sent: string): { name: string; port: number } {
  const port = /:(\d+)$/.exec(sent)?.[1];
  const written = (port === undefined ? sent : sent.slice(0, -port.length - 1)).toLowerCase();
  const name = written.startsWith('[') ? shortest(written) : written;
  return { name, port: port === undefined ? 80 : Number(port) };
}

function shortest(address: string): string {
  if (!URL.canParse(`http://${address}`)) throw new RequestError(400, WRONG);
  return new URL(`http://${address}`).hostname;
}

/** An address of a socket as a `Host` header names it. */
function nameOf(address: string | undefined): string | undefined {
  if (address === undefined) return undefined;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  // Without the zone of a link-local address, which no browser sends.
  return address.includes(':') ? shortest(`[${address.replace(/%.*$/, '')}]`) : address;
}
