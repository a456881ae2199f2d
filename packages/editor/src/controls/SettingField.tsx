import type { EditorSetting, Json } from '@vitrine/contract/editor/theme.ts';
import { memo, useMemo } from 'react';
import type { Labels } from '../model/labels.ts';
import { controlByType } from './control-by-type.ts';
import { DynamicChip } from './dynamic/DynamicChip.tsx';
import { isConnectable, sourcePath } from './dynamic/dynamic-source.ts';
import { FieldMenu } from './field/FieldMenu.tsx';
import { localizedSetting } from './localized-setting.ts';

interface SettingFieldProps {
  setting: EditorSetting & { id: string };
  /** What is stored; undefined: nothing, the default counts. */
  value: Json | undefined;
  /** See `ControlProps.onChange`. Kept as it is from render to render, so that a key in one field renders that field alone. */
  onChange(id: string, value: Json | undefined, isLast?: boolean): void;
  labels: Labels;
  /** Whose fields it can be connected to: `product`, `metaobject:look`, `none`. */
  owner: string;
}

/** One setting: its control, or what it is connected to, and a menu with the ways back. */
export const SettingField = memo(function SettingField({ setting, value, onChange, labels, owner }: SettingFieldProps) {
  const { id, type, metaobject_type: metaobjectType } = setting;
  const query = { owner, type, metaobjectType };
  const localized = useMemo(() => localizedSetting(setting, labels), [setting, labels]);
  const { label, info } = localized;
  const Control = controlByType(type);
  const isConnected = isConnectable(type) && sourcePath(value) !== null;
  return (
    <div className="setting" data-type={type}>
      {isConnected && typeof value === 'string' ? (
        <DynamicChip
          label={label}
          info={info}
          value={value}
          query={query}
          onDisconnect={() => onChange(id, undefined)}
        />
      ) : (
        <Control
          setting={{ ...localized, id }}
          label={label}
          info={info}
          value={value}
          onChange={(next, isLast) => onChange(id, next, isLast)}
        />
      )}
      <FieldMenu
        label={label}
        query={query}
        canReset={value !== undefined}
        onReset={() => onChange(id, undefined)}
        onConnect={(source) => onChange(id, source)}
      />
    </div>
  );
});
