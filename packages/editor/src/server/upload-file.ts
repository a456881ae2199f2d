import { Resource } from '@vitrine/contract/editor/calls.ts';
import { z } from 'zod';
import type { Fetched } from '../controls/resources.ts';

const Refusal = z.object({ description: z.string().optional(), message: z.string().optional() });

function answerOf(status: number, text: string): Fetched<Resource> {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return { ok: false, sentence: '' };
  }
  if (status >= 200 && status < 300) {
    const decoded = Resource.safeParse(body);
    return decoded.success ? { ok: true, value: decoded.data } : { ok: false, sentence: '' };
  }
  const refusal = Refusal.safeParse(body);
  return { ok: false, sentence: (refusal.success && (refusal.data.description ?? refusal.data.message)) || '' };
}

/**
 * Sends a file to the shop. By XMLHttpRequest: `fetch` does not tell how much of a body is sent. Rejects only when it is aborted.
 */
export function uploadFile(
  file: File,
  onProgress: (share: number) => void,
  { language, signal }: { language: string; signal?: AbortSignal },
): Promise<Fetched<Resource>> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `/editor/api/files?${new URLSearchParams({ name: file.name, language })}`);
    request.setRequestHeader('accept', 'application/json');
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    };
    request.onload = () => resolve(answerOf(request.status, request.responseText));
    request.onerror = () => resolve({ ok: false, sentence: '' });
    request.onabort = () => reject(new DOMException('The upload was stopped.', 'AbortError'));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}
