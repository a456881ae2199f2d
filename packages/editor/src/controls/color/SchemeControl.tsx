import { use } from 'react';
import { Label, Radio, RadioGroup } from 'react-aria-components';
import { useText } from '../../texts/texts.ts';
import type { ControlProps } from '../control.ts';
import { FieldGroup } from '../field/FieldGroup.tsx';
import { FieldNotes } from '../field/FieldNotes.tsx';
import { shownText } from '../field/stored-text.ts';
import { useLocalValue } from '../field/use-local-value.ts';
import { ThemeColorsContext } from '../theme-colors.ts';
import { SchemeSample } from './SchemeSample.tsx';
import { schemeName } from './scheme-name.ts';

/** `color_scheme`: one of the theme's schemes, each as it looks. One that is gone is the first (docs/platform.md: settings). */
export function SchemeControl({ setting, label, info, value, onChange }: ControlProps) {
  const text = useText();
  const { schemes, roles } = use(ThemeColorsContext);
  const stored = shownText(setting, value);
  const counts = schemes.some(({ id }) => id === stored) ? stored : (schemes[0]?.id ?? '');
  const [selected, setSelected] = useLocalValue(counts);
  if (schemes.length === 0)
    return (
      <FieldGroup label={label} info={info}>
        <p className="setting-empty">{text('control.scheme.none')}</p>
      </FieldGroup>
    );
  return (
    <RadioGroup
      className="setting-control"
      orientation="horizontal"
      value={selected}
      onChange={(next) => {
        setSelected(next);
        onChange(next);
      }}
    >
      <Label className="setting-label">{label}</Label>
      <div className="schemes">
        {schemes.map(({ id, colors }, index) => (
          <Radio key={id} value={id} className="scheme">
            <SchemeSample colors={colors} roles={roles} />
            <span className="scheme-name">{schemeName(id, index, text)}</span>
          </Radio>
        ))}
      </div>
      <FieldNotes info={info} />
    </RadioGroup>
  );
}
