import type { ReactNode } from 'react';
import { Label, Radio, RadioGroup } from 'react-aria-components';
import { FieldNotes } from '../field/FieldNotes.tsx';

interface SegmentsProps {
  label: string;
  info?: string;
  options: readonly { value: string; label: string; icon?: ReactNode }[];
  selected: string;
  onSelect(value: string): void;
}

/** One of two or three, side by side. */
export function Segments({ label, info, options, selected, onSelect }: SegmentsProps) {
  return (
    <RadioGroup className="setting-control" value={selected} onChange={onSelect} orientation="horizontal">
      <Label className="setting-label">{label}</Label>
      <div className="segments setting-segments">
        {options.map(({ value, label: name, icon }) => (
          <Radio key={value} value={value} className="segment" aria-label={icon ? name : undefined}>
            {icon ?? name}
          </Radio>
        ))}
      </div>
      <FieldNotes info={info} />
    </RadioGroup>
  );
}
