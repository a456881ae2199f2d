import type { FastifyReply, FastifyRequest } from 'fastify';

/** Seconds. */
const CART_AGE = 14 * 24 * 60 * 60;
const YEAR = 365 * 24 * 60 * 60;

const SHARED = { path: '/', sameSite: 'lax', httpOnly: true } as const;

/** Tokens are opaque; what cannot be one is not looked up. */
const TOKEN = /^[\w.~-]{8,128}$/;

/** A request, or the cookies of one that is made up. */
type WithCookies = Pick<FastifyRequest, 'cookies'>;

function readToken(request: WithCookies, name: string): string | null {
  const value = request.cookies[name];
  return value !== undefined && TOKEN.test(value) ? value : null;
}

/** The cart token in the browser's cookie (docs/platform.md: cookies); its cart may have been deleted. */
export function cartToken(request: WithCookies): string | null {
  return readToken(request, 'cart');
}

/** Sets, or with a later date refreshes, the cart cookie. */
export function setCartCookie(reply: FastifyReply, token: string, secure: boolean): void {
  reply.setCookie('cart', token, { ...SHARED, maxAge: CART_AGE, secure });
}

export function clearCartCookie(reply: FastifyReply): void {
  reply.clearCookie('cart', SHARED);
}

const SESSION = 'secure_customer_sig';

export function sessionToken(request: WithCookies): string | null {
  return readToken(request, SESSION);
}

/** `maxAge` in seconds: a visitor whose clock is wrong stays signed in as long as the others. */
export function setSessionCookie(reply: FastifyReply, token: string, maxAge: number, secure: boolean): void {
  reply.setCookie(SESSION, token, { ...SHARED, maxAge, secure });
}

export function clearSessionCookie(reply: FastifyReply): void {
  reply.clearCookie(SESSION, SHARED);
}

const DEVICE = '_vitrine_device';

/** Identifies a device that has signed in before; it does not authenticate. */
export function deviceToken(request: FastifyRequest): string | null {
  return readToken(request, DEVICE);
}

/** `maxAge` in seconds. */
export function setDeviceCookie(reply: FastifyReply, token: string, maxAge: number, secure: boolean): void {
  reply.setCookie(DEVICE, token, { ...SHARED, maxAge, secure });
}

const REGISTRATION = '_vitrine_registration';

/** Identifies the browser that registered until the link in the mail is followed; it does not authenticate. */
export function registrationToken(request: FastifyRequest): string | null {
  return readToken(request, REGISTRATION);
}

/** `maxAge` in seconds. */
export function setRegistrationCookie(reply: FastifyReply, token: string, maxAge: number, secure: boolean): void {
  reply.setCookie(REGISTRATION, token, { ...SHARED, maxAge, secure });
}

export function clearRegistrationCookie(reply: FastifyReply, secure: boolean): void {
  reply.clearCookie(REGISTRATION, { ...SHARED, secure });
}

/** Holds the country that the shopper chose. */
export const COUNTRY_COOKIE = 'localization';

/** Country code chosen by the shopper, not yet checked against the shop. */
export function countryCookie(request: WithCookies): string | null {
  const value = request.cookies[COUNTRY_COOKIE];
  return value !== undefined && /^[A-Z]{2}$/.test(value) ? value : null;
}

export function setCountryCookie(reply: FastifyReply, country: string, secure: boolean): void {
  reply.setCookie(COUNTRY_COOKIE, country, { ...SHARED, maxAge: YEAR, secure });
}

/** Has the result of a form, or names it: for the next page only. */
export const FLASH_COOKIE = '_vitrine_flash';

/** For the next page only. */
export function setFlashCookie(reply: FastifyReply, text: string, secure: boolean): void {
  reply.setCookie(FLASH_COOKIE, text, { ...SHARED, maxAge: 600, secure });
}

export function flashCookie(request: FastifyRequest): string | undefined {
  return request.cookies[FLASH_COOKIE];
}

export function clearFlashCookie(reply: FastifyReply): void {
  reply.clearCookie(FLASH_COOKIE, SHARED);
}
