import { X } from 'lucide-react';
import { useEffect } from 'react';
import { Button } from 'react-aria-components';
import { isDirty } from '../model/changes.ts';
import { itemAt } from '../model/tree.ts';
import type { Notice } from '../state/editor-state.ts';
import { isTextKey, useText } from '../texts/texts.ts';
import { useEditor, useEditorState } from './editor-context.ts';
import { IconButton } from './IconButton.tsx';
import { useTree } from './TreeProvider.tsx';

/** ms for which a success is said. A failure stays until it is dismissed. */
const DONE = 4000;

/** What the editor has to say: failures, successes, other editors, a theme that changed. */
export function Notices() {
  const { actions } = useEditor();
  const notice = useEditorState((state) => state.notice);
  const editors = useEditorState((state) => state.editors);
  const conflict = useEditorState((state) => state.conflict);
  const isThemeChanged = useEditorState((state) => state.isThemeChanged);
  const text = useText();
  useEffect(() => {
    if (notice?.kind !== 'done') return;
    const timer = setTimeout(actions.dismissNotice, DONE);
    return () => clearTimeout(timer);
  }, [notice, actions]);
  return (
    <div className="notices">
      <div role="status">
        {editors > 1 && <p className="notice">{text('notice.editors', { count: editors - 1 })}</p>}
        {notice?.kind === 'done' && <p className="notice notice-done">{text(notice.key)}</p>}
      </div>
      <div role="alert">
        {notice?.kind === 'failure' && <FailureNotice notice={notice} />}
        {conflict !== null && <Conflict />}
        {isThemeChanged && conflict === null && (
          <div className="notice">
            <p>{text('notice.theme-changed')}</p>
            <Button className="button" onPress={() => void actions.resolve('merge')}>
              {text('notice.reload')}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}

function FailureNotice({ notice }: { notice: Notice }) {
  const { actions } = useEditor();
  const text = useText();
  const sentence = useSentence(notice);
  return (
    <div className="notice notice-failure">
      <p>{sentence}</p>
      <IconButton icon={X} label={text('notice.dismiss')} onPress={actions.dismissNotice} />
    </div>
  );
}

/** A failure with its reason. A refusal names it by a key; the host says it in a sentence. */
function useSentence({ key, detail = '' }: Notice): string {
  const text = useText();
  const tree = useTree();
  if (key === 'notice.both') {
    const names = detail.split('\n').map((id) => itemAt(tree, id)?.title ?? id);
    return text(key, { names: names.join(', ') });
  }
  const refusal = `refused.${detail}`;
  if (key === 'notice.refused') return isTextKey(refusal) ? text(refusal) : text(key);
  return `${text(key)} ${detail}`.trim();
}

function Conflict() {
  const { actions } = useEditor();
  const text = useText();
  const saved = useEditorState((state) => state.saved);
  const present = useEditorState((state) => state.history.present);
  const dirty = isDirty(saved, present);
  return (
    <div className="notice notice-failure">
      <p>{text(dirty ? 'conflict.both' : 'conflict.theirs')}</p>
      {dirty && (
        <Button className="button" onPress={() => void actions.resolve('merge')}>
          {text('conflict.merge')}
        </Button>
      )}
      <Button className="button" onPress={() => void actions.resolve('theirs')}>
        {text('conflict.take-theirs')}
      </Button>
    </div>
  );
}
