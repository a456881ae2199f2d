import type { FastifyRequest } from 'fastify';
import { queryOf } from '../../gate/bodies.ts';

/** Languages that the editor speaks. */
export type EditorLanguage = 'en' | 'fr';

/** The one of `?language=fr`, else the first of `Accept-Language`; English for any other. */
export function editorLanguage(request: FastifyRequest): EditorLanguage {
  const asked = queryOf(request).get('language') ?? request.headers['accept-language'] ?? '';
  return /^fr\b/i.test(asked.trim()) ? 'fr' : 'en';
}
