import { type Editor, useEditorState } from '@tiptap/react';
import { ChevronDown } from 'lucide-react';
import { Button, ListBox, ListBoxItem, Popover, Select, SelectValue } from 'react-aria-components';
import { useText } from '../../texts/texts.ts';

const LEVELS = [1, 2, 3, 4, 5, 6] as const;

/** Paragraph, or a heading by its level. */
export function BlockSelect({ editor }: { editor: Editor }) {
  const text = useText();
  const level = useEditorState({
    editor,
    selector: ({ editor: current }) =>
      LEVELS.find((candidate) => current.isActive('heading', { level: candidate })) ?? 0,
  });
  return (
    <Select
      className="rich-block"
      aria-label={text('control.rich.block')}
      selectedKey={level}
      onSelectionChange={(key) => {
        const chosen = LEVELS.find((candidate) => candidate === key);
        if (chosen) editor.commands.setHeading({ level: chosen });
        else editor.commands.setParagraph();
      }}
    >
      <Button className="rich-block-button">
        <SelectValue />
        <ChevronDown size={12} aria-hidden />
      </Button>
      <Popover className="popover">
        <ListBox className="menu">
          <ListBoxItem id={0} className="menu-item">
            {text('control.rich.paragraph')}
          </ListBoxItem>
          {LEVELS.map((candidate) => (
            <ListBoxItem key={candidate} id={candidate} className="menu-item">
              {text('control.rich.heading', { level: candidate })}
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </Select>
  );
}
