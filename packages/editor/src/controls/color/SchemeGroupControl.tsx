import { Plus } from 'lucide-react';
import { use, useState } from 'react';
import { Button } from 'react-aria-components';
import { useText } from '../../texts/texts.ts';
import type { ControlProps } from '../control.ts';
import { FieldGroup } from '../field/FieldGroup.tsx';
import { rolesOf, schemesOf, ThemeColorsContext } from '../theme-colors.ts';
import { SchemeEditor } from './SchemeEditor.tsx';
import { withNewScheme, withoutScheme, withSchemeColor } from './scheme-group.ts';
import { schemeName } from './scheme-name.ts';

/** `color_scheme_group`: the theme's schemes, one open at a time. The last one and those in use stay. */
export function SchemeGroupControl({ setting, label, info, value, onChange }: ControlProps) {
  const text = useText();
  const { used } = use(ThemeColorsContext);
  const [open, setOpen] = useState<string | null>(null);
  const group = value ?? setting.default;
  const schemes = schemesOf(group);
  const heldBy = (id: string) => {
    if (schemes.length === 1) return text('control.scheme.last');
    return used.has(id) ? text('control.scheme.in-use') : undefined;
  };
  return (
    <FieldGroup label={label} info={info}>
      <div className="scheme-list">
        {schemes.map((scheme, index) => (
          <SchemeEditor
            key={scheme.id}
            scheme={scheme}
            name={schemeName(scheme.id, index, text)}
            roles={rolesOf(setting.role)}
            definition={setting.definition ?? []}
            isOpen={open === scheme.id}
            onOpenChange={(isOpen) => setOpen(isOpen ? scheme.id : null)}
            onColor={(id, color, isLast) => onChange(withSchemeColor(group, scheme.id, id, color), isLast)}
            onRemove={() => onChange(withoutScheme(group, scheme.id))}
            heldBy={heldBy(scheme.id)}
          />
        ))}
      </div>
      <Button
        className="button"
        onPress={() => {
          const added = withNewScheme(group, setting.definition);
          setOpen(added.id);
          onChange(added.group);
        }}
      >
        <Plus size={14} aria-hidden />
        {text('control.scheme.add')}
      </Button>
    </FieldGroup>
  );
}
