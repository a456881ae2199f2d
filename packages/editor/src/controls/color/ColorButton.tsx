import { lazy, Suspense } from 'react';
import { Button, Dialog, DialogTrigger, Popover } from 'react-aria-components';
import { readColor } from './color-text.ts';

/** No part of the first load. */
const ColorPanel = lazy(async () => {
  const { ColorPanel: panel } = await import('./ColorPanel.tsx');
  return { default: panel };
});

interface ColorButtonProps {
  /** What it is for: "Choose a color for Background". */
  label: string;
  value: string;
  onChange(value: string, isLast: boolean): void;
}

/** A color that opens a panel to choose another one. */
export function ColorButton({ label, value, onChange }: ColorButtonProps) {
  const css = readColor(value)?.toString('css');
  return (
    <DialogTrigger>
      <Button className="color-button" aria-label={label}>
        <span className="swatch" data-empty={css === undefined || undefined}>
          <span className="swatch-fill" style={{ backgroundColor: css }} />
        </span>
      </Button>
      <Popover className="popover color-popover" placement="bottom start">
        <Dialog aria-label={label} className="popover-dialog">
          <Suspense fallback={<div className="color-panel color-loading" />}>
            <ColorPanel value={value} onChange={onChange} />
          </Suspense>
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
