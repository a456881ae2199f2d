import { Input, Label, TextField } from 'react-aria-components';
import type { ControlProps } from '../control.ts';
import { FieldNotes } from '../field/FieldNotes.tsx';
import { shownText, storedText } from '../field/stored-text.ts';
import { useLocalValue } from '../field/use-local-value.ts';

/** `text`: one line. */
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
      <Input className="setting-input" placeholder={setting.placeholder} />
      <FieldNotes info={info} />
    </TextField>
  );
}
