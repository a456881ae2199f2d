import { type Editor, useEditorState } from '@tiptap/react';
import { Link } from 'lucide-react';
import { Button, Dialog, DialogTrigger, Popover } from 'react-aria-components';
import { useText } from '../../texts/texts.ts';
import { LinkForm } from './LinkForm.tsx';

/** Links the selected text, or changes the link at the caret. */
export function LinkButton({ editor }: { editor: Editor }) {
  const text = useText();
  const { isActive, isEmpty } = useEditorState({
    editor,
    selector: ({ editor: current }) => ({ isActive: current.isActive('link'), isEmpty: current.state.selection.empty }),
  });
  const name = text('control.rich.link');
  return (
    <DialogTrigger>
      <Button
        className="icon-button toggle"
        aria-label={name}
        aria-pressed={isActive}
        data-selected={isActive || undefined}
        isDisabled={isEmpty && !isActive}
      >
        <Link size={15} strokeWidth={2} aria-hidden />
      </Button>
      <Popover className="popover picker-popover" placement="bottom end">
        <Dialog className="popover-dialog" aria-label={name}>
          {({ close }) => <LinkForm editor={editor} onDone={close} />}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
