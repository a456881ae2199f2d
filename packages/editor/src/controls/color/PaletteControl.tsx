import { readable } from '@vitrine/contract/editor/schema-text.ts';
import { z } from 'zod';
import type { ControlProps } from '../control.ts';
import { FieldGroup } from '../field/FieldGroup.tsx';
import { ColorControl } from './ColorControl.tsx';

const Colors = z.record(z.string(), z.string()).catch({});

/** `color_palette`: the colors that the whole theme refers to, each by its key. One that is emptied is the theme's own again. */
export function PaletteControl({ setting, label, info, value, onChange }: ControlProps) {
  const own = Colors.parse(setting.default);
  const colors = { ...own, ...Colors.parse(value) };
  return (
    <FieldGroup label={label} info={info}>
      {Object.keys(colors).map((key) => (
        <ColorControl
          key={key}
          setting={{ type: 'color', id: key, default: own[key] }}
          label={readable(key)}
          value={colors[key]}
          onChange={(color, isLast) => {
            const next = color === undefined || color === '' ? own[key] : color;
            const { [key]: _, ...rest } = colors;
            onChange(next === undefined ? rest : { ...colors, [key]: next }, isLast);
          }}
        />
      ))}
    </FieldGroup>
  );
}
