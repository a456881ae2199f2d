import { EditorContent } from '@tiptap/react';
import { RichToolbar } from './RichToolbar.tsx';
import { useRichText } from './use-rich-text.ts';

interface RichTextEditorProps {
  label: string;
  html: string;
  isInline: boolean;
  onChange(html: string): void;
}

/** The text editor with its toolbar. Loaded when the first rich text is shown. */
export function RichTextEditor({ label, html, isInline, onChange }: RichTextEditorProps) {
  const editor = useRichText({
    html,
    isInline,
    onChange,
    attributes: {
      class: isInline ? 'rich-text rich-line' : 'rich-text',
      role: 'textbox',
      'aria-label': label,
      'aria-multiline': String(!isInline),
    },
  });
  if (!editor) return null;
  return (
    <div className="rich">
      <RichToolbar editor={editor} label={label} isInline={isInline} />
      <EditorContent editor={editor} />
    </div>
  );
}
