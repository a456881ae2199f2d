import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Settings } from './settings.ts';

/** Prints where the shop is open, at the port it listens on. */
export function announce(settings: Settings, port: number): void {
  console.log(`The shop is open: ${settings.origin ?? addressOf(port, settings)}`);
  if (settings.smtpUrl !== undefined) return;
  const outbox = path.relative('', path.join(settings.dataDir, 'outbox'));
  console.log(`Its mails are files in ${settings.files ? 'the object store' : outbox}.`);
}

function addressOf(port: number, { hostname }: Settings): string {
  const name = ['0.0.0.0', '::', '127.0.0.1', '::1'].includes(hostname) ? 'localhost' : hostname;
  return `http://${name}:${port}`;
}

/** The port that a server listens on; undefined where it does not. */
export function portOf(addresses: readonly (string | AddressInfo)[]): number | undefined {
  const [first] = addresses;
  return typeof first === 'object' ? first.port : undefined;
}

/** Why a server could not listen, for a person. */
export function listenSentence(error: unknown, { port, hostname }: Settings): string {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  if (code === 'EADDRINUSE') {
    return `Port ${port} is already in use. Stop what listens there, or choose another one: --port ${port + 1} (or PORT=${port + 1}).`;
  }
  if (code === 'EACCES') return `Port ${port} may not be opened by this user. Choose one above 1023.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `This machine has no address "${hostname}".`;
  return error instanceof Error ? error.message : String(error);
}
