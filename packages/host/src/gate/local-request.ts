import type { FastifyRequest } from 'fastify';
import { placesOf } from '../shop/markets/places.ts';
import type { Shop } from '../shop/markets/types-shop.ts';
import { hostnameOf } from './locale.ts';

/** Headers by which a proxy states that it forwards a request. */
const PASSED_ON = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'forwarded',
  'via',
  'x-real-ip',
  'cf-connecting-ip',
  'true-client-ip',
] as const;

export interface LocalRequestOptions {
  /** Public origin (`https://shop.example`) of a host behind a proxy. */
  publicOrigin: string | null;
  /** The shop's own record, as it is now: markets and languages may have hosts of their own. */
  shop(): Shop;
}

/** Tells whether a request was made on this machine, without a proxy in between and not by a public name of the shop. */
export function createLocalRequests({
  publicOrigin,
  shop,
}: LocalRequestOptions): (request: Pick<FastifyRequest, 'raw' | 'headers'>) => boolean {
  const publicHost = publicOrigin === null ? null : new URL(publicOrigin).host;
  // Who asks for a public name of the shop comes through its proxy, even one that does not say so.
  const isPublic = (host: string | undefined) =>
    (publicHost !== null && host === publicHost) ||
    placesOf(shop()).some((place) => place.host !== null && place.host === hostnameOf(host));
  return ({ raw, headers }) => {
    // By the socket's own address: one in a header is anybody's.
    const { remoteAddress = '' } = raw.socket;
    const isLoopback = remoteAddress === '::1' || /^(?:::ffff:)?127\./i.test(remoteAddress);
    return isLoopback && !isPublic(headers.host) && PASSED_ON.every((name) => headers[name] === undefined);
  };
}
