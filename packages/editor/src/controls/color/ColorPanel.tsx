import { use, useState } from 'react';
import {
  type Color,
  ColorArea,
  ColorPicker,
  ColorSlider,
  ColorSwatch,
  ColorSwatchPicker,
  ColorSwatchPickerItem,
  ColorThumb,
  Label,
  parseColor,
  SliderTrack,
} from 'react-aria-components';
import { useText } from '../../texts/texts.ts';
import { ThemeColorsContext } from '../theme-colors.ts';
import { hasAlpha, readColor, writtenLike } from './color-text.ts';

interface ColorPanelProps {
  /** As it is stored; a text that is no color begins with black. */
  value: string;
  onChange(value: string, isLast: boolean): void;
}

/** Seen through what is not opaque. */
const CHECKS = 'repeating-conic-gradient(#d8d4cb 0 25%, #fff 0 50%) 0 0 / 8px 8px';

const BLACK = parseColor('#000000');

/** Area, hue, opacity where the color is written with one, and the theme's colors. */
export function ColorPanel({ value, onChange }: ColorPanelProps) {
  const text = useText();
  const { swatches } = use(ThemeColorsContext);
  // The color itself, since its text has no hue where it is gray.
  const [color, setColor] = useState<Color>(() => (readColor(value) ?? BLACK).toFormat('hsb'));
  const shown = writtenLike(color, value) === value ? color : (readColor(value)?.toFormat('hsb') ?? color);
  const change = (next: Color, isLast: boolean) => {
    setColor(next.toFormat('hsb'));
    onChange(writtenLike(next, value), isLast);
  };
  const end = (next: Color) => change(next, true);
  return (
    <div className="color-panel">
      <ColorPicker value={shown} onChange={(next) => change(next, false)}>
        <ColorArea
          className="color-area"
          aria-label={text('control.color.area')}
          colorSpace="hsb"
          xChannel="saturation"
          yChannel="brightness"
          onChangeEnd={end}
        >
          <ColorThumb className="color-thumb" />
        </ColorArea>
        <ColorSlider colorSpace="hsb" channel="hue" onChangeEnd={end}>
          <Label className="visually-hidden">{text('control.color.hue')}</Label>
          <SliderTrack className="color-track">
            <ColorThumb className="color-thumb" />
          </SliderTrack>
        </ColorSlider>
        {hasAlpha(value) && (
          <ColorSlider colorSpace="hsb" channel="alpha" onChangeEnd={end}>
            <Label className="visually-hidden">{text('control.color.alpha')}</Label>
            <SliderTrack
              className="color-track"
              style={({ defaultStyle }) => ({ ...defaultStyle, background: `${defaultStyle.background}, ${CHECKS}` })}
            >
              <ColorThumb className="color-thumb" />
            </SliderTrack>
          </ColorSlider>
        )}
        {swatches.length > 0 && (
          <ColorSwatchPicker
            className="color-swatches"
            aria-label={text('control.color.swatches')}
            value={shown}
            onChange={end}
          >
            {swatches.map((swatch) => (
              <ColorSwatchPickerItem key={swatch} color={swatch} className="color-swatch">
                <ColorSwatch className="swatch-fill" />
              </ColorSwatchPickerItem>
            ))}
          </ColorSwatchPicker>
        )}
      </ColorPicker>
    </div>
  );
}
