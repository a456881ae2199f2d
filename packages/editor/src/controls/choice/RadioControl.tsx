import { Label, Radio, RadioGroup } from 'react-aria-components';
import type { ControlProps } from '../control.ts';
import { FieldNotes } from '../field/FieldNotes.tsx';
import { useLocalValue } from '../field/use-local-value.ts';
import { chosenOption, optionsOf } from './options.ts';

/** `radio`: the options below each other. */
export function RadioControl({ setting, label, info, value, onChange }: ControlProps) {
  const [selected, setSelected] = useLocalValue(chosenOption(setting, value));
  return (
    <RadioGroup
      className="setting-control"
      value={selected}
      onChange={(next) => {
        setSelected(next);
        onChange(next);
      }}
    >
      <Label className="setting-label">{label}</Label>
      {optionsOf(setting).map((option) => (
        <Radio key={option.value} value={option.value} className="radio">
          <span className="radio-dot" />
          {option.label}
        </Radio>
      ))}
      <FieldNotes info={info} />
    </RadioGroup>
  );
}
