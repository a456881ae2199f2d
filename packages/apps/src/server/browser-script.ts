import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import type { FastifyInstance } from 'fastify';

/** A browser script from the TypeScript file of its app: types removed, in a scope of its own. */
export async function browserScript(file: string): Promise<string> {
  const source = stripTypeScriptTypes(await readFile(file, 'utf8'));
  return `(function () {\n'use strict';\n${source}\n})();\n`;
}

/** Answers a path with a script. */
export function serveScript(app: FastifyInstance, path: string, text: string): void {
  app.get(path, async (_request, reply) => reply.type('text/javascript; charset=utf-8').send(text));
}
