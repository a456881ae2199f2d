import { faultOf, StoreError, type StoreFault } from '../store-error.ts';

/** By SQLSTATE, whole or its class (https://www.postgresql.org/docs/current/errcodes-appendix.html). */
const FAULTS: Readonly<Record<string, StoreFault>> = {
  '08': 'away',
  '25006': 'read-only',
  '53': 'busy',
  '53100': 'full',
  '55P03': 'busy',
  '57014': 'busy',
  '57P01': 'away',
  '57P02': 'away',
  '57P03': 'away',
  '57P05': 'away',
  '58': 'disk',
  XX001: 'damaged',
  XX002: 'damaged',
};

/** Of the network, as Node names them. */
const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
]);

/** What the client itself says of a connection that ended, or of an answer that did not come in time. */
const ENDED =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|Query read timeout|timeout exceeded|Connection ended|The server does not)/i;

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/** A connection was not opened within its time: nothing has refused it, and nobody has answered. */
export const isUnanswered = (error: unknown): boolean => error instanceof Error && error.message === 'timeout expired';

/** What an error of the client means; null where it is a mistake in a query. */
export function postgresFault(error: unknown): StoreFault | null {
  const known = faultOf(error);
  if (known !== null || !(error instanceof Error)) return known;
  const code = codeOf(error);
  if (NETWORK.has(code) || (code === '' && ENDED.test(error.message))) return 'away';
  return FAULTS[code] ?? FAULTS[code.slice(0, 2)] ?? null;
}

/** The error itself, or the StoreError that it means. */
export function postgresError(error: unknown): unknown {
  if (error instanceof StoreError) return error;
  const fault = postgresFault(error);
  return fault === null ? error : new StoreError(fault, undefined, error);
}

/** Two transactions could not both have been: one of them runs again. So does one whose plan was made for columns that have changed. */
export function isConflict(error: unknown): boolean {
  const code = codeOf(error);
  return code === '40001' || code === '40P01' || isOldPlan(error);
}

/** A prepared statement is older than the table's columns: it is right again after the connection was opened anew. */
export function isOldPlan(error: unknown): boolean {
  return codeOf(error) === '0A000' && error instanceof Error && error.message.includes('cached plan');
}

/** A key was taken, or the row that a row belongs to is gone: maybe by another transaction of the same moment. */
export function isBrokenKey(error: unknown): boolean {
  const code = codeOf(error);
  return code === '23505' || code === '23503';
}
