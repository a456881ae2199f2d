import { X } from 'lucide-react';
import { Button, Input, Label, TextField } from 'react-aria-components';
import { useText } from '../../texts/texts.ts';
import type { ControlProps } from '../control.ts';
import { FieldNotes } from '../field/FieldNotes.tsx';
import { shownText, storedText } from '../field/stored-text.ts';
import { useLocalValue } from '../field/use-local-value.ts';
import { ColorButton } from './ColorButton.tsx';
import { readColor, withHash } from './color-text.ts';

/** `color`: a swatch that opens the picker, and the code. It may be empty. */
export function ColorControl({ setting, label, info, value, onChange }: ControlProps) {
  const text = useText();
  const stored = shownText(setting, value);
  const [typed, setTyped] = useLocalValue(stored, withHash);
  const color = readColor(typed);
  // What the theme's author wrote stays valid: names of CSS, variables.
  const isInvalid = typed.trim() !== '' && color === null && typed !== stored;
  const change = (next: string, isLast?: boolean) => {
    setTyped(next);
    if (next.trim() === '') onChange(storedText(setting, ''), isLast);
    else if (readColor(next)) onChange(withHash(next), isLast);
  };
  return (
    <TextField className="setting-control" value={typed} onChange={change} isInvalid={isInvalid}>
      <Label className="setting-label">{label}</Label>
      <div className="color-field">
        <ColorButton
          label={text('control.color.choose', { label })}
          value={color ? withHash(typed) : ''}
          onChange={change}
        />
        <Input
          className="setting-input"
          placeholder={text('control.color.none')}
          spellCheck={false}
          autoComplete="off"
        />
        {typed !== '' && (
          <Button
            className="icon-button field-clear"
            aria-label={`${text('control.color.clear')}: ${label}`}
            onPress={() => change('')}
          >
            <X size={14} aria-hidden />
          </Button>
        )}
      </div>
      <FieldNotes info={info} problem={text('control.color.invalid')} />
    </TextField>
  );
}
