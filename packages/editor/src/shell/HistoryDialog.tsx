import type { Save } from '@vitrine/contract/editor/calls.ts';
import { useCallback, useEffect, useState } from 'react';
import { Button, Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useLanguage, useText } from '../texts/texts.ts';
import { useEditor, useEditorState } from './editor-context.ts';

type Listed = { state: 'loading' } | { state: 'failed'; sentence: string } | { state: 'there'; saves: readonly Save[] };

/** What was saved, and the way back to each of it. */
export default function HistoryDialog({ onClose }: { onClose(): void }) {
  const { actions, calls } = useEditor();
  const text = useText();
  const language = useLanguage();
  const revision = useEditorState((state) => state.revision);
  const [listed, setListed] = useState<Listed>({ state: 'loading' });
  const [busy, setBusy] = useState<number | null>(null);

  const load = useCallback(async () => {
    setListed({ state: 'loading' });
    const answer = await calls.saves();
    setListed(answer.ok ? { state: 'there', saves: answer.value } : { state: 'failed', sentence: answer.sentence });
  }, [calls]);
  useEffect(() => void load(), [load]);

  async function restore(wanted: number): Promise<void> {
    setBusy(wanted);
    const isBack = await actions.restore(wanted);
    setBusy(null);
    if (isBack) onClose();
  }

  const time = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <ModalOverlay isOpen onOpenChange={(isOpen) => !isOpen && onClose()} className="scrim" isDismissable>
      <Modal className="modal">
        <Dialog className="dialog">
          <Heading slot="title">{text('history.name')}</Heading>
          {listed.state === 'loading' && <p className="quiet">{text('history.loading')}</p>}
          {listed.state === 'failed' && (
            <div className="callout" role="alert">
              <p>{listed.sentence || text('notice.offline')}</p>
              <Button className="button" onPress={() => void load()}>
                {text('notice.retry')}
              </Button>
            </div>
          )}
          {listed.state === 'there' && listed.saves.length === 0 && <p className="quiet">{text('history.none')}</p>}
          {listed.state === 'there' && listed.saves.length > 0 && (
            <ol className="saves">
              {listed.saves.map((save) => (
                <li key={save.revision} aria-current={save.revision === revision ? 'true' : undefined}>
                  <div>
                    <time dateTime={save.at}>{time.format(new Date(save.at))}</time>
                    <small>
                      {save.restored !== undefined
                        ? text('history.restored', { revision: save.restored })
                        : save.note || save.paths.join(', ')}
                    </small>
                  </div>
                  {save.revision === revision ? (
                    <span className="quiet">{text('history.current')}</span>
                  ) : (
                    <Button
                      className="button"
                      isDisabled={busy !== null}
                      onPress={() => void restore(save.revision)}
                      aria-label={text('history.restore-of', { time: time.format(new Date(save.at)) })}
                    >
                      {text('history.restore')}
                    </Button>
                  )}
                </li>
              ))}
              <li>
                <div>
                  {text('history.own')}
                  <small>{text('history.own-info')}</small>
                </div>
                <Button className="button" isDisabled={busy !== null || revision === 0} onPress={() => void restore(0)}>
                  {text('history.restore')}
                </Button>
              </li>
            </ol>
          )}
          <footer className="dialog-foot">
            <Button className="button" slot="close">
              {text('dialog.close')}
            </Button>
          </footer>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
