import type { EditorSetting, Json } from '@vitrine/contract/editor/theme.ts';

export interface Option {
  value: string;
  label: string;
}

export interface OptionGroup {
  /** Empty for options outside of a group. */
  name: string;
  options: readonly Option[];
}

/** Letters that fit beside each other as segments of the panel. */
const SEGMENT_LETTERS = 26;

/** The options of a setting, with their values as labels where the schema has none. */
export const optionsOf = ({ options = [] }: EditorSetting): readonly Option[] =>
  options.map(({ value, label }) => ({ value, label: label || value }));

/** The value that counts: what is stored, else the default, else the first option (docs/platform.md: settings). */
export function chosenOption(setting: EditorSetting, value: Json | undefined): string {
  const shown = value ?? setting.default;
  return typeof shown === 'string' ? shown : (setting.options?.[0]?.value ?? '');
}

/** Neighbors with the same group under its name, in the order of the schema. */
export function optionGroups({ options = [] }: EditorSetting): readonly OptionGroup[] {
  const groups: { name: string; options: Option[] }[] = [];
  for (const { value, label, group: name = '' } of options) {
    const last = groups.at(-1);
    const option = { value, label: label || value };
    if (last?.name === name) last.options.push(option);
    else groups.push({ name, options: [option] });
  }
  return groups;
}

/** Whether the options fit beside each other: two or three short ones without groups. */
export function areSegments(setting: EditorSetting): boolean {
  const options = optionsOf(setting);
  const isGrouped = setting.options?.some(({ group }) => group);
  const letters = options.reduce((sum, { label }) => sum + label.length, 0);
  return !isGrouped && options.length > 1 && options.length <= 3 && letters <= SEGMENT_LETTERS;
}
