import type { Resource } from '@vitrine/contract/editor/calls.ts';
import { use, useEffect, useRef, useState } from 'react';
import { useText } from '../../texts/texts.ts';
import { ResourceContext } from '../resources.ts';

type UploadState =
  | { status: 'idle' }
  /** `share` is sent, 0 to 1. */
  | { status: 'sending'; name: string; share: number }
  /** A sentence for the merchant. */
  | { status: 'failed'; sentence: string };

/** Uploads one file at a time; a newer one stops the one in flight, and so does leaving. */
export function useUpload(onDone: (resource: Resource) => void): [UploadState, (file: File) => Promise<void>] {
  const text = useText();
  const source = use(ResourceContext);
  const [state, setState] = useState<UploadState>({ status: 'idle' });
  const current = useRef<AbortController>(null);
  useEffect(() => () => current.current?.abort(), []);

  const upload = async (file: File) => {
    current.current?.abort();
    const stop = new AbortController();
    current.current = stop;
    const sending = (share: number) => {
      if (!stop.signal.aborted) setState({ status: 'sending', name: file.name, share });
    };
    sending(0);
    const answer = await source.upload(file, sending, stop.signal).catch(() => ({ ok: false, sentence: '' }) as const);
    if (stop.signal.aborted) return;
    if (!answer.ok) return setState({ status: 'failed', sentence: answer.sentence || text('control.file.failed') });
    setState({ status: 'idle' });
    onDone(answer.value);
  };
  return [state, upload];
}
