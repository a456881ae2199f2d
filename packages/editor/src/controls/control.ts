import type { EditorSetting, Json } from '@vitrine/contract/editor/theme.ts';
import type { ReactNode } from 'react';

/** What every control of a setting gets. */
export interface ControlProps {
  setting: EditorSetting & { id: string };
  /** The label and info in the editor's language. */
  label: string;
  info?: string;
  /** What is stored; undefined: nothing, the default counts. */
  value: Json | undefined;
  /**
   * A new value. `isLast` is false while a slider is dragged or a key is held: such changes are one step of undo. Undefined: back to the default.
   */
  onChange(value: Json | undefined, isLast?: boolean): void;
}

/** A control by type of setting. */
export type Control = (props: ControlProps) => ReactNode;
