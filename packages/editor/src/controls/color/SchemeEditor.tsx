import type { EditorSetting, Json } from '@vitrine/contract/editor/theme.ts';
import { ChevronRight } from 'lucide-react';
import { Button, Disclosure, DisclosurePanel } from 'react-aria-components';
import { useText } from '../../texts/texts.ts';
import { TextControl } from '../text/TextControl.tsx';
import type { Scheme, SchemeRoles } from '../theme-colors.ts';
import { BackgroundControl } from './BackgroundControl.tsx';
import { ColorControl } from './ColorControl.tsx';
import { SchemeSample } from './SchemeSample.tsx';

interface SchemeEditorProps {
  scheme: Scheme;
  name: string;
  roles: SchemeRoles;
  definition: readonly EditorSetting[];
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
  onColor(id: string, color: Json | undefined, isLast?: boolean): void;
  onRemove(): void;
  /** Why it cannot be removed. */
  heldBy?: string;
}

const CONTROLS = { color: ColorControl, color_background: BackgroundControl } as const;
const isColorType = (type: string): type is keyof typeof CONTROLS => Object.hasOwn(CONTROLS, type);

/** One scheme of a group: closed as it looks, open with its colors. */
export function SchemeEditor(props: SchemeEditorProps) {
  const { scheme, name, roles, definition, isOpen, onOpenChange, onColor, onRemove, heldBy } = props;
  const text = useText();
  return (
    <Disclosure className="scheme-editor" isExpanded={isOpen} onExpandedChange={onOpenChange}>
      <Button slot="trigger" className="scheme-row">
        <SchemeSample colors={scheme.colors} roles={roles} />
        <span className="scheme-name">{name}</span>
        <ChevronRight className="chevron" size={14} aria-hidden />
      </Button>
      <DisclosurePanel className="scheme-colors">
        {isOpen && (
          <>
            {definition.map((setting, index) => {
              const { id, type, label = id, info, content } = setting;
              if (id === undefined) {
                return content && <h4 key={index}>{content}</h4>;
              }
              const Control = isColorType(type) ? CONTROLS[type] : TextControl;
              return (
                <Control
                  key={id}
                  setting={{ ...setting, id }}
                  label={label ?? id}
                  info={info}
                  value={scheme.colors[id]}
                  onChange={(color, isLast) => onColor(id, color, isLast)}
                />
              );
            })}
            <div className="scheme-foot">
              <Button className="button" isDisabled={heldBy !== undefined} onPress={onRemove}>
                {text('control.scheme.remove', { name })}
              </Button>
              {heldBy && <span className="setting-info">{heldBy}</span>}
            </div>
          </>
        )}
      </DisclosurePanel>
    </Disclosure>
  );
}
