import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import type { Fault } from './fault.ts';

const PAGE = '<!doctype html><title>Error</title><h1>We’ll be right back</h1>';

/** The requested resource. */
export interface Asked {
  /** The app's own script, not a call. */
  isWidget: boolean;
  /** The browser runs the answer: a script, or a call by JSONP. */
  isRun: boolean;
}

/** Injects a fault into an answer. Resolves to true where it has answered, false where the app is to answer as ever. */
export async function injectFault(
  reply: FastifyReply,
  { mode, ms }: Fault,
  { isWidget, isRun }: Asked,
): Promise<boolean> {
  const type = isRun ? 'text/javascript; charset=utf-8' : 'application/json; charset=utf-8';
  switch (mode) {
    case 'ok':
      return false;
    case 'slow':
      await wait(ms, undefined, { ref: false });
      return false;
    case 'never':
      reply.hijack();
      return true;
    case 'drop':
      reply.hijack();
      reply.raw.destroy();
      return true;
    case 'reject':
      if (isWidget) return false;
      reply.code(500).send({ error: 'Internal Server Error' });
      return true;
    case '500':
      reply.code(500).send({ error: 'Internal Server Error' });
      return true;
    case '401':
      reply.code(401).send({ error: 'Unauthorized' });
      return true;
    case 'html':
      reply.type('text/html; charset=utf-8').send(PAGE);
      return true;
    case 'malformed':
      reply.type(type).send(isRun ? '(function () { "cut off' : '{"data":[{"id":1,');
      return true;
    case 'shape':
      reply.type(type).send(isRun ? '/* nothing here */' : '{"unexpected":true}');
      return true;
  }
}
