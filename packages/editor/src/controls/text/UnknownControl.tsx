import { Input, Label, TextArea, TextField } from 'react-aria-components';
import { useText } from '../../texts/texts.ts';
import type { ControlProps } from '../control.ts';
import { FieldNotes } from '../field/FieldNotes.tsx';
import { shownText, storedText } from '../field/stored-text.ts';
import { useLocalValue } from '../field/use-local-value.ts';

/** A type the editor does not know. A text can be edited; any other value is shown as JSON and stays as it is. */
export function UnknownControl({ setting, label, info, value, onChange }: ControlProps) {
  const text = useText();
  const shown = value ?? setting.default;
  const isObject = typeof shown === 'object' && shown !== null;
  const [typed, setTyped] = useLocalValue(isObject ? JSON.stringify(shown, null, 2) : shownText(setting, value));
  const said = text('control.unknown.info', { type: setting.type });
  // A number or a yes is stored as such: a text in its place is something else to the theme.
  const isReadOnly = isObject || typeof shown === 'number' || typeof shown === 'boolean';
  return (
    <TextField
      className="setting-control"
      isReadOnly={isReadOnly}
      value={typed}
      onChange={(next) => {
        setTyped(next);
        onChange(storedText(setting, next));
      }}
    >
      <Label className="setting-label">{label}</Label>
      {isObject ? (
        <TextArea className="setting-input setting-lines code" rows={4} />
      ) : (
        <Input className="setting-input" />
      )}
      <FieldNotes info={info ? `${said} ${info}` : said} />
    </TextField>
  );
}
