import type { KeyboardEvent } from 'react';
import { Input, Label, TextField } from 'react-aria-components';
import { useText } from '../../texts/texts.ts';
import type { ControlProps } from '../control.ts';
import { FieldNotes } from '../field/FieldNotes.tsx';
import { shownText } from '../field/stored-text.ts';
import { useLocalValue } from '../field/use-local-value.ts';
import { numberOf, stepped } from './number-text.ts';

const STEPS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

const asStored = (typed: string) => String(numberOf(typed) ?? '');

/** `number`: a text field, since a browser's own number field changes when the page is scrolled over it, and is silent about what it refuses. */
export function NumberControl({ setting, label, info, value, onChange }: ControlProps) {
  const text = useText();
  const [typed, setTyped] = useLocalValue(shownText(setting, value), asStored);
  const number = numberOf(typed);
  const isInvalid = typed.trim() !== '' && number === null;
  const change = (next: string, isLast?: boolean) => {
    setTyped(next);
    const parsed = numberOf(next);
    if (parsed !== null) onChange(parsed, isLast);
    else if (next.trim() === '') onChange(undefined, isLast);
  };
  const step = (event: KeyboardEvent) => {
    const by = STEPS[event.key];
    if (by === undefined || isInvalid) return;
    event.preventDefault();
    change(String(stepped(number ?? 0, by)), !event.repeat);
  };
  return (
    <TextField className="setting-control" value={typed} onChange={change} onKeyDown={step} isInvalid={isInvalid}>
      <Label className="setting-label">{label}</Label>
      <Input className="setting-input setting-number" inputMode="decimal" placeholder={setting.placeholder} />
      <FieldNotes info={info} problem={text('control.number.invalid')} />
    </TextField>
  );
}
