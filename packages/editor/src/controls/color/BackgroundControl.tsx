import { Label, TextArea, TextField } from 'react-aria-components';
import { useText } from '../../texts/texts.ts';
import type { ControlProps } from '../control.ts';
import { FieldNotes } from '../field/FieldNotes.tsx';
import { shownText, storedText } from '../field/stored-text.ts';
import { useLocalValue } from '../field/use-local-value.ts';
import { ColorButton } from './ColorButton.tsx';
import { colorsIn, isBackground, withColor } from './gradient-colors.ts';

/** `color_background`: the CSS of a background, how it looks, and a picker for each color in it. */
export function BackgroundControl({ setting, label, info, value, onChange }: ControlProps) {
  const text = useText();
  const stored = shownText(setting, value);
  const [css, setCss] = useLocalValue(stored);
  const isInvalid = css.trim() !== '' && !isBackground(css);
  const change = (next: string, isLast?: boolean) => {
    setCss(next);
    if (next.trim() === '' || isBackground(next)) onChange(storedText(setting, next.trim()), isLast);
  };
  return (
    <TextField className="setting-control" value={css} onChange={change} isInvalid={isInvalid}>
      <Label className="setting-label">{label}</Label>
      {css.trim() !== '' && !isInvalid && (
        <div className="background-row">
          <span className="swatch background-sample">
            <span className="swatch-fill" style={{ background: css }} />
          </span>
          {colorsIn(css).map((color, index) => (
            <ColorButton
              key={index}
              label={text('control.gradient.color', { number: index + 1 })}
              value={color}
              onChange={(next, isLast) => change(withColor(css, index, next), isLast)}
            />
          ))}
        </div>
      )}
      <TextArea
        className="setting-input setting-lines code"
        rows={2}
        spellCheck={false}
        placeholder={text('control.gradient.placeholder')}
      />
      <FieldNotes info={info} problem={text('control.gradient.invalid')} />
    </TextField>
  );
}
