import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { createLocalRequests } from './local-request.ts';

const COOKIE = 'vitrine_editor';

/** Who may use the theme editor: this machine, and a browser that has shown the token. */
export interface EditorAccess {
  mayEdit(request: FastifyRequest): boolean;
  /** Whether this is the token; compared in the same time however much of it is right. */
  isToken(text: string): boolean;
  /** Has the browser remembered, until it is closed. */
  admit(reply: FastifyReply, isSecure: boolean): void;
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
const isSame = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other));

/** `token`: absent where the editor is for this machine alone. */
export function createEditorAccess(
  isLocal: ReturnType<typeof createLocalRequests>,
  token: string | undefined,
): EditorAccess {
  // Not the token itself, which a copy of the cookie would give away.
  const shown = token === undefined ? null : digest(`vitrine editor\n${token}`).toString('base64url');
  return {
    mayEdit: (request) => isLocal(request) || (shown !== null && isSame(cookieOf(request) ?? '', shown)),
    isToken: (text) => token !== undefined && isSame(text, token),
    admit(reply, isSecure) {
      if (shown !== null)
        reply.setCookie(COOKIE, shown, { path: '/', sameSite: 'strict', httpOnly: true, secure: isSecure });
    },
  };
}

/** The browser's own, also once a preview has replaced the request's cookies. */
function cookieOf(request: FastifyRequest): string | undefined {
  return request.server.parseCookie(request.headers.cookie ?? '')[COOKIE];
}
