import {
  type ChangedFiles,
  type DraftBody,
  type EditorEvent,
  EditorEvent as EditorEventSchema,
  RenderAnswer,
  type RenderBody,
  Save,
  type SaveBody,
  Saves,
} from '@vitrine/contract/editor/calls.ts';
import { EditorTexts, EditorTheme } from '@vitrine/contract/editor/theme.ts';
import { z } from 'zod';
import { type Answer, call } from './call.ts';

/** The host, as the editor uses it. */
export interface EditorCalls {
  theme(): Promise<Answer<EditorTheme>>;
  texts(): Promise<Answer<EditorTexts>>;
  putDraft(id: string, draft: DraftBody): Promise<Answer<undefined>>;
  render(id: string, body: RenderBody): Promise<Answer<RenderAnswer>>;
  save(body: SaveBody, editor: string): Promise<Answer<Save>>;
  saves(): Promise<Answer<Saves>>;
  restore(revision: number, base: number, editor: string): Promise<Answer<Save>>;
  /** Calls `listen` for each event until the returned function is called. */
  events(id: string, listen: (event: EditorEvent) => void): () => void;
}

const Nothing = z.undefined();

/** The host's calls over HTTP. */
export const editorCalls: EditorCalls = {
  theme: () => call('/theme', EditorTheme),
  texts: () => call('/texts', EditorTexts),
  putDraft: (id, body) => call(`/drafts/${id}`, Nothing, { method: 'PUT', body }),
  render: (id, body) => call(`/drafts/${id}/render`, RenderAnswer, { method: 'POST', body }),
  save: (body, editor) => call(`/saves?editor=${editor}`, Save, { method: 'POST', body }),
  saves: () => call('/saves', Saves),
  restore: (revision, base, editor) =>
    call(`/saves/${revision}/restore?editor=${editor}`, Save, { method: 'POST', body: { base } }),
  events(id, listen) {
    const source = new EventSource(`/editor/api/events?editor=${id}`);
    source.onmessage = ({ data }) => {
      const decoded = EditorEventSchema.safeParse(JSON.parse(data));
      if (decoded.success) listen(decoded.data);
    };
    return () => source.close();
  },
};

export type { ChangedFiles };
