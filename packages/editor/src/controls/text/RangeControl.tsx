import { Input, Label, NumberField, Slider, SliderThumb, SliderTrack } from 'react-aria-components';
import type { ControlProps } from '../control.ts';
import { FieldGroup } from '../field/FieldGroup.tsx';
import { shownText } from '../field/stored-text.ts';
import { useLocalValue } from '../field/use-local-value.ts';

/** Digits after the point that a step needs. */
const digits = (step: number) => String(step).split('.')[1]?.length ?? 0;

/** `range`: a slider, and a field for the exact number. */
export function RangeControl({ setting, label, info, value, onChange }: ControlProps) {
  const { min = 0, max = 100, step = 1, unit } = setting;
  const stored = Number.parseFloat(shownText(setting, value));
  const [number, setNumber] = useLocalValue(Number.isNaN(stored) ? min : stored);
  const change = (next: number, isLast: boolean) => {
    setNumber(next);
    onChange(next, isLast);
  };
  return (
    <FieldGroup label={label} info={info}>
      <div className="range">
        <Slider
          className="range-slider"
          aria-label={label}
          minValue={min}
          maxValue={max}
          step={step}
          value={number}
          onChange={(next) => change(next, false)}
          onChangeEnd={(next) => change(next, true)}
        >
          <SliderTrack className="range-track">
            {({ state }) => (
              <>
                <span className="range-fill" style={{ inlineSize: `${state.getThumbPercent(0) * 100}%` }} />
                <SliderThumb className="range-thumb" />
              </>
            )}
          </SliderTrack>
        </Slider>
        <NumberField
          className="range-number"
          minValue={min}
          maxValue={max}
          step={step}
          value={number}
          formatOptions={{ useGrouping: false, maximumFractionDigits: digits(step) }}
          isWheelDisabled
          // The field calls with what it has when it is left: that is no change.
          onChange={(next) => !Number.isNaN(next) && next !== number && change(next, true)}
        >
          <Label className="visually-hidden">{unit ? `${label} (${unit})` : label}</Label>
          <Input className="setting-input" />
          {unit && <span aria-hidden>{unit}</span>}
        </NumberField>
      </div>
    </FieldGroup>
  );
}
