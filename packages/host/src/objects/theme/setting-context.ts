import type { ObjectScope } from '../scope.ts';

/** What a stored setting value may refer to. */
export interface SettingContext {
  scope: ObjectScope;
  /** Variables of dynamic sources: `product`, `closest`, `settings`, `section` … */
  variable(name: string): unknown;
  /** Renders a text with Liquid in it. */
  render(text: string): string;
}
