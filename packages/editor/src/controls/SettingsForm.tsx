import type { EditorSetting, Json } from '@vitrine/contract/editor/theme.ts';
import { isVisible, type VisibleContext } from '@vitrine/contract/editor/visible.ts';
import { useCallback, useLayoutEffect, useRef } from 'react';
import type { Labels } from '../model/labels.ts';
import { InfoText } from './field/InfoText.tsx';
import { SettingField } from './SettingField.tsx';

interface SettingsFormProps {
  settings: readonly EditorSetting[];
  /** What is stored, by setting id. */
  values: Readonly<Record<string, Json>>;
  /** Values with their defaults, for `visible_if`. */
  context: VisibleContext;
  labels: Labels;
  /** See `SettingField`. */
  owner: string;
  /** `isLast` is false while a slider is dragged or a key is held. */
  onChange(id: string, value: Json | undefined, isLast?: boolean): void;
}

/** The settings of a section, a block or the theme: headers, paragraphs and fields, without those that a condition hides. */
export function SettingsForm({ settings, values, context, labels, owner, onChange }: SettingsFormProps) {
  const latest = useRef(onChange);
  useLayoutEffect(() => {
    latest.current = onChange;
  });
  const change = useCallback(
    (id: string, value: Json | undefined, isLast?: boolean) => latest.current(id, value, isLast),
    [],
  );
  return (
    <div className="settings">
      {settings.map((setting, index) => {
        const { id, type, content } = setting;
        if (!isVisible(setting, context)) return null;
        const key = `${index} ${id ?? type}`;
        if (type === 'header')
          return (
            <div key={key} className="settings-head">
              <h3>{labels(content)}</h3>
              {setting.info && (
                <p className="setting-info">
                  <InfoText>{labels(setting.info)}</InfoText>
                </p>
              )}
            </div>
          );
        if (type === 'paragraph')
          return (
            <p key={key} className="settings-paragraph">
              <InfoText>{labels(content)}</InfoText>
            </p>
          );
        if (!hasId(setting)) return null;
        return (
          <SettingField
            key={key}
            setting={setting}
            value={values[setting.id]}
            onChange={change}
            labels={labels}
            owner={owner}
          />
        );
      })}
    </div>
  );
}

const hasId = (setting: EditorSetting): setting is EditorSetting & { id: string } => setting.id !== undefined;
