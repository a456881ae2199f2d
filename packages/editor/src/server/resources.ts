import { DynamicSource, Resource, Resources } from '@vitrine/contract/editor/calls.ts';
import { z } from 'zod';
import type { ResourceSource } from '../controls/resources.ts';
import { call } from './call.ts';
import { uploadFile } from './upload-file.ts';

/** Most values that one call asks for: their addresses stay short. */
const VALUES = 50;

const DynamicSources = z.array(DynamicSource);

const query = (parameters: Readonly<Record<string, string | undefined>>): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) if (value) search.set(name, value);
  return search.size === 0 ? '' : `?${search}`;
};

/** The shop's resources over HTTP, described in a language of the editor. */
export const resourceCalls = (language: string): ResourceSource => ({
  list: (kind, { q, after, type }, signal) =>
    call(`/resources/${kind}${query({ q, after, type, language })}`, Resources, { signal }),

  async byValues(kind, values, type, signal) {
    const found: Resource[] = [];
    for (let from = 0; from < values.length; from += VALUES) {
      const search = new URLSearchParams(values.slice(from, from + VALUES).map((value) => ['values', value]));
      if (type) search.set('type', type);
      search.set('language', language);
      const answer = await call(`/resources/${kind}?${search}`, Resources, { signal });
      if (!answer.ok) return answer;
      found.push(...answer.value.items);
    }
    return { ok: true, value: found };
  },

  upload: (file, onProgress, signal) => uploadFile(file, onProgress, { language, signal }),

  describe: (name, body) =>
    call(`/files/${encodeURIComponent(name)}${query({ language })}`, Resource, { method: 'PATCH', body }),

  dynamicSources: ({ owner, type, metaobjectType }, signal) =>
    call(
      `/dynamic-sources${query({ owner, setting: type, metaobject_type: metaobjectType, language })}`,
      DynamicSources,
      { signal },
    ),
});
