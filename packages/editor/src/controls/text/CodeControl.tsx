import { Label, TextArea, TextField } from 'react-aria-components';
import type { ControlProps } from '../control.ts';
import { FieldNotes } from '../field/FieldNotes.tsx';
import { shownText, storedText } from '../field/stored-text.ts';
import { useLocalValue } from '../field/use-local-value.ts';

/** Lines that an empty field has. */
const LEAST = 4;

/** `html` and `liquid`: code with the numbers of its lines. Tab leaves the field. */
export function CodeControl({ setting, label, info, value, onChange }: ControlProps) {
  const [code, setCode] = useLocalValue(shownText(setting, value));
  const lines = Math.max(LEAST, code.split('\n').length);
  return (
    <TextField
      className="setting-control"
      value={code}
      onChange={(typed) => {
        setCode(typed);
        onChange(storedText(setting, typed));
      }}
    >
      <Label className="setting-label">{label}</Label>
      <div className="code-field">
        <span className="code-numbers" aria-hidden>
          {Array.from({ length: lines }, (_, line) => line + 1).join('\n')}
        </span>
        <TextArea
          className="code-lines"
          rows={lines}
          wrap="off"
          spellCheck={false}
          autoCapitalize="off"
          autoCorrect="off"
          placeholder={setting.placeholder}
        />
      </div>
      <FieldNotes info={info} />
    </TextField>
  );
}
