import type { FromPreview, ToPreview } from '@vitrine/contract/editor/preview.ts';

/** Sends a message to the editor. */
export type Send = (message: FromPreview) => void;

export const sendToEditor: Send = (message) => parent.postMessage(message, location.origin);

const isMessage = (data: unknown): data is ToPreview =>
  typeof data === 'object' && data !== null && 'vitrine' in data && typeof data.vitrine === 'string';

/** Calls `receive` with each message of the editor; messages of other windows and of other scripts are left out. */
export function listenToEditor(receive: (message: ToPreview) => void): void {
  addEventListener('message', ({ data, origin, source }) => {
    if (source === parent && origin === location.origin && isMessage(data)) receive(data);
  });
}
