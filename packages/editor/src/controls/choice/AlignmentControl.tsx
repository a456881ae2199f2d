import { AlignCenter, AlignLeft, AlignRight } from 'lucide-react';
import { useText } from '../../texts/texts.ts';
import type { ControlProps } from '../control.ts';
import { useLocalValue } from '../field/use-local-value.ts';
import { Segments } from './Segments.tsx';

const ALIGNMENTS = [
  ['left', AlignLeft],
  ['center', AlignCenter],
  ['right', AlignRight],
] as const;

/** `text_alignment`: left, center or right; left where nothing is stored. */
export function AlignmentControl({ setting, label, info, value, onChange }: ControlProps) {
  const text = useText();
  const stored = value ?? setting.default;
  const [selected, setSelected] = useLocalValue(typeof stored === 'string' ? stored : 'left');
  const options = ALIGNMENTS.map(([alignment, Icon]) => ({
    value: alignment,
    label: text(`control.alignment.${alignment}`),
    icon: <Icon size={16} strokeWidth={1.75} aria-hidden />,
  }));
  return (
    <Segments
      label={label}
      info={info}
      options={options}
      selected={selected}
      onSelect={(next) => {
        setSelected(next);
        onChange(next);
      }}
    />
  );
}
