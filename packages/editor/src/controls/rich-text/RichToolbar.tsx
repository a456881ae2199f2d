import { type Editor, useEditorState } from '@tiptap/react';
import { Bold, Italic, List, ListOrdered, type LucideIcon, Underline } from 'lucide-react';
import { type PressEvent, ToggleButton, Toolbar } from 'react-aria-components';
import { useText } from '../../texts/texts.ts';
import { BlockSelect } from './BlockSelect.tsx';
import { LinkButton } from './LinkButton.tsx';

interface RichToolbarProps {
  editor: Editor;
  label: string;
  isInline: boolean;
}

/** The formats of a rich text. By keyboard the focus stays here; a press puts the caret back. */
export function RichToolbar({ editor, label, isInline }: RichToolbarProps) {
  const text = useText();
  const active = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      bold: current.isActive('bold'),
      italic: current.isActive('italic'),
      underline: current.isActive('underline'),
      bullets: current.isActive('bulletList'),
      numbers: current.isActive('orderedList'),
    }),
  });
  const commands: readonly [keyof typeof active, LucideIcon, () => boolean][] = [
    ['bold', Bold, () => editor.commands.toggleBold()],
    ['italic', Italic, () => editor.commands.toggleItalic()],
    ['underline', Underline, () => editor.commands.toggleUnderline()],
  ];
  const lists: typeof commands = [
    ['bullets', List, () => editor.commands.toggleBulletList()],
    ['numbers', ListOrdered, () => editor.commands.toggleOrderedList()],
  ];
  const button = ([name, Icon, run]: (typeof commands)[number]) => (
    <ToggleButton
      key={name}
      className="icon-button toggle"
      aria-label={text(`control.rich.${name}`)}
      isSelected={active[name]}
      onPress={({ pointerType }: PressEvent) => {
        if (pointerType !== 'keyboard' && pointerType !== 'virtual') editor.commands.focus();
        run();
      }}
    >
      <Icon size={15} strokeWidth={2} aria-hidden />
    </ToggleButton>
  );
  return (
    <Toolbar className="rich-tools" aria-label={text('control.rich.tools', { label })}>
      {!isInline && <BlockSelect editor={editor} />}
      {commands.map(button)}
      <LinkButton editor={editor} />
      {!isInline && lists.map(button)}
    </Toolbar>
  );
}
