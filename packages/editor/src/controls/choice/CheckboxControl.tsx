import { SwitchButton, SwitchField } from 'react-aria-components';
import type { ControlProps } from '../control.ts';
import { FieldNotes } from '../field/FieldNotes.tsx';
import { useLocalValue } from '../field/use-local-value.ts';

/** `checkbox`: a switch, since it takes effect at once. */
export function CheckboxControl({ setting, label, info, value, onChange }: ControlProps) {
  const [isOn, setIsOn] = useLocalValue((value ?? setting.default) === true);
  return (
    <SwitchField
      className="setting-control"
      isSelected={isOn}
      onChange={(next) => {
        setIsOn(next);
        onChange(next);
      }}
    >
      <SwitchButton className="switch">
        <span className="switch-track" />
        {label}
      </SwitchButton>
      <FieldNotes info={info} />
    </SwitchField>
  );
}
