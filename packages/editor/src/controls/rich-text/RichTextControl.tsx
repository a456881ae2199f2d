import { lazy, Suspense } from 'react';
import { useText } from '../../texts/texts.ts';
import type { ControlProps } from '../control.ts';
import { FieldGroup } from '../field/FieldGroup.tsx';
import { shownText, storedText } from '../field/stored-text.ts';
import { useLocalValue } from '../field/use-local-value.ts';

const RichTextEditor = lazy(async () => {
  const { RichTextEditor: editor } = await import('./RichTextEditor.tsx');
  return { default: editor };
});

/** `richtext` and `inline_richtext`: formatted text. The text editor is no part of the first load. */
export function RichTextControl({ setting, label, info, value, onChange }: ControlProps) {
  const text = useText();
  const [html, setHtml] = useLocalValue(shownText(setting, value));
  const isInline = setting.type === 'inline_richtext';
  return (
    <FieldGroup label={label} info={info}>
      <Suspense
        fallback={
          <div className={isInline ? 'rich rich-loading rich-line' : 'rich rich-loading'} role="status">
            {text('control.rich.loading')}
          </div>
        }
      >
        <RichTextEditor
          label={label}
          html={html}
          isInline={isInline}
          onChange={(next) => {
            setHtml(next);
            onChange(storedText(setting, next));
          }}
        />
      </Suspense>
    </FieldGroup>
  );
}
