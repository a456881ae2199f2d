import type { z } from 'zod';

/** An expected failure of a call: what the host said, as a sentence; status 0 where it could not be reached. */
export interface Failure {
  ok: false;
  status: number;
  /** The host's own sentence; empty where it gave none. */
  sentence: string;
  /** The decoded body, for the failures that carry more (`SaveConflict`, `FileProblems`). */
  body: unknown;
}

export type Answer<T> = { ok: true; value: T } | Failure;

interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON. */
  body?: unknown;
  signal?: AbortSignal;
}

const API = '/editor/api';

const textIn = (body: unknown, name: string): string => {
  if (typeof body !== 'object' || body === null || !(name in body)) return '';
  const text: unknown = Object.entries(body).find(([key]) => key === name)?.[1];
  return typeof text === 'string' ? text : '';
};

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Calls the host below `/editor/api`. Only an aborted call rejects; every other failure is a value. */
export async function call<T>(path: string, schema: z.ZodType<T>, request: Call = {}): Promise<Answer<T>> {
  const { method = 'GET', body, signal } = request;
  let response: Response;
  let answered: unknown;
  try {
    response = await fetch(API + path, {
      method,
      ...(signal ? { signal } : {}),
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'content-type': 'application/json', accept: 'application/json' } }),
    });
    answered = await bodyOf(response);
  } catch (error) {
    if (signal?.aborted) throw error;
    return { ok: false, status: 0, sentence: '', body: null };
  }
  const failed = (sentence: string): Failure => ({ ok: false, status: response.status, sentence, body: answered });
  if (!response.ok) return failed(textIn(answered, 'description') || textIn(answered, 'message'));
  const decoded = schema.safeParse(response.status === 204 ? undefined : answered);
  return decoded.success ? { ok: true, value: decoded.data } : failed(`The answer to ${path} is not understood.`);
}
