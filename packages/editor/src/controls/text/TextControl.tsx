import { Input, Label, TextArea, TextField } from 'react-aria-components';
import type { ControlProps } from '../control.ts';
import { FieldNotes } from '../field/FieldNotes.tsx';
import { shownText, storedText } from '../field/stored-text.ts';
import { useLocalValue } from '../field/use-local-value.ts';

/** `text`: one line; `textarea`: several, it grows with them. Other types get a line for what is stored. */
export function TextControl({ setting, label, info, value, onChange }: ControlProps) {
  const [text, setText] = useLocalValue(shownText(setting, value));
  return (
    <TextField
      className="setting-control"
      value={text}
      onChange={(typed) => {
        setText(typed);
        onChange(storedText(setting, typed));
      }}
    >
      <Label className="setting-label">{label}</Label>
      {setting.type === 'textarea' ? (
        <TextArea className="setting-input setting-lines" rows={3} placeholder={setting.placeholder} />
      ) : (
        <Input className="setting-input" placeholder={setting.placeholder} />
      )}
      <FieldNotes info={info} />
    </TextField>
  );
}
