import type { Resource } from '@vitrine/contract/editor/calls.ts';
import { ChevronDown } from 'lucide-react';
import { Button, Dialog, DialogTrigger, Popover, Text } from 'react-aria-components';
import { useText } from '../../texts/texts.ts';
import type { ControlProps } from '../control.ts';
import { FieldGroup } from '../field/FieldGroup.tsx';
import { shownText } from '../field/stored-text.ts';
import { useLocalValue } from '../field/use-local-value.ts';
import { ResourceList } from '../resource/ResourceList.tsx';
import { useChosen } from '../resource/use-chosen.ts';
import { FontSample } from './FontSample.tsx';

/** `font_picker`: a font by its handle (`assistant_n4`), each shown in its own letters. It is never empty. */
export function FontControl({ setting, label, info, value, onChange }: ControlProps) {
  const text = useText();
  const [chosen, setChosen] = useLocalValue(shownText(setting, value));
  const known = useChosen('font', chosen === '' ? [] : [chosen]);
  const resource = known.of(chosen);
  const name = text('control.resource.font');
  return (
    <FieldGroup label={label} info={info}>
      <DialogTrigger>
        <Button className="setting-input select-button font-button">
          <span className="visually-hidden">{label}: </span>

          {resource ? <FontSample resource={resource} /> : <span>{chosen || name}</span>}
          <ChevronDown size={14} aria-hidden />
        </Button>
        <Popover className="popover picker-popover" placement="bottom start">
          <Dialog className="popover-dialog" aria-label={name}>
            {({ close }) => (
              <ResourceList
                kind="font"
                chosen={[chosen]}
                row={(font) => <FontRow resource={font} />}
                onPress={(font) => {
                  known.remember(font);
                  setChosen(font.value);
                  onChange(font.value);
                  close();
                }}
              />
            )}
          </Dialog>
        </Popover>
      </DialogTrigger>
    </FieldGroup>
  );
}

function FontRow({ resource }: { resource: Resource }) {
  const text = useText();
  return (
    <span className="resource-words">
      <Text slot="label" className="font-name">
        <FontSample resource={resource} />
      </Text>
      {resource.font?.url === null && (
        <Text slot="description" className="resource-detail">
          {text('control.font.sample-missing')}
        </Text>
      )}
    </span>
  );
}
