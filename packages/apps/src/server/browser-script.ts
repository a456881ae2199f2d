import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import type { FastifyInstance } from 'fastify';

/** The text of a page's script, from the TypeScript file beside its app: types taken out, names kept to itself. */
export async function browserScript(file: string): Promise<string> {
  const source = stripTypeScriptTypes(await readFile(file, 'utf8'));
  return `(function () {\n'use strict';\n${source}\n})();\n`;
}

/** Answers a path with a script. */
export function serveScript(app: FastifyInstance, path: string, text: string): void {
  app.get(path, async (_request, reply) => reply.type('text/javascript; charset=utf-8').send(text));
}
