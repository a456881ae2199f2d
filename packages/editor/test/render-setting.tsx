import { cleanup, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { EditorSetting, Json } from '@vitrine/contract/editor/theme.ts';
import { useState } from 'react';
import { afterEach } from 'vitest';
import { ResourceContext, type ResourceSource } from '../src/controls/resources.ts';
import { SettingField } from '../src/controls/SettingField.tsx';
import { NO_COLORS, type ThemeColors, ThemeColorsContext } from '../src/controls/theme-colors.ts';
import { type Language, LanguageProvider } from '../src/texts/texts.ts';
import { fakeResources } from './fake-resources.ts';

afterEach(cleanup);

interface Options {
  /** What is stored. */
  value?: Json;
  source?: ResourceSource;
  colors?: Partial<ThemeColors>;
  owner?: string;
  language?: Language;
}

/** Calls of `onChange`: what is stored then, and whether a step of undo ends with it. */
type Change = readonly [value: Json | undefined, isLast: boolean];

const labels = (text = '') => text;

/** Renders one setting as the panel does: what it changes comes back as its value. */
export function renderSetting(setting: EditorSetting, options: Options = {}) {
  const { source = fakeResources(), colors, owner = 'product', language = 'en' } = options;
  const changes: Change[] = [];
  let setValue: (value: Json | undefined) => void = () => {};

  function Panel() {
    const [value, set] = useState<Json | undefined>(options.value);
    setValue = set;
    return (
      <SettingField
        setting={{ ...setting, id: 'it' }}
        value={value}
        labels={labels}
        owner={owner}
        onChange={(_, next, isLast = true) => {
          changes.push([next, isLast]);
          set(next);
        }}
      />
    );
  }

  const view = render(
    <LanguageProvider language={language}>
      <ResourceContext value={source}>
        <ThemeColorsContext value={{ ...NO_COLORS, ...colors }}>
          <Panel />
        </ThemeColorsContext>
      </ResourceContext>
    </LanguageProvider>,
  );
  return {
    ...view,
    user: userEvent.setup(),
    changes,
    /** What is stored after the last change. */
    stored: () => changes.at(-1)?.[0],
    /** As undo does: another value from outside. */
    setValue: (value: Json | undefined) => setValue(value),
  };
}
