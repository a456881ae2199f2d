import { ChevronDown, X } from 'lucide-react';
import { Button, Dialog, DialogTrigger, Popover } from 'react-aria-components';
import { useText } from '../../texts/texts.ts';
import type { ControlProps } from '../control.ts';
import { FieldGroup } from '../field/FieldGroup.tsx';
import { shownText, storedText } from '../field/stored-text.ts';
import { useLocalValue } from '../field/use-local-value.ts';
import { ChosenRetry } from './ChosenRetry.tsx';
import { ChosenRow } from './ChosenRow.tsx';
import { ResourceList } from './ResourceList.tsx';
import { kindOf } from './setting-kind.ts';
import { useChosen } from './use-chosen.ts';

/** `product`, `collection`, `page`, `blog`, `article`, `link_list`, `metaobject`: one of the shop's. */
export function ResourceControl({ setting, label, info, value, onChange }: ControlProps) {
  const text = useText();
  const kind = kindOf(setting.type);
  const type = setting.metaobject_type;
  const [chosen, setChosen] = useLocalValue(shownText(setting, value));
  const known = useChosen(kind, chosen === '' ? [] : [chosen], type);
  const title = known.of(chosen)?.title ?? chosen;
  const choose = (next: string) => {
    setChosen(next);
    onChange(storedText(setting, next));
  };
  const name = text(`control.resource.${kind}`);
  return (
    <FieldGroup label={label} info={info}>
      <div className="chosen">
        <DialogTrigger>
          <Button className="setting-input select-button">
            <span className="visually-hidden">{label}: </span>
            {chosen === '' ? <span className="setting-empty">{name}</span> : <ChosenRow value={chosen} known={known} />}
            <ChevronDown size={14} aria-hidden />
          </Button>
          <Popover className="popover picker-popover" placement="bottom start">
            <Dialog className="popover-dialog" aria-label={name}>
              {({ close }) => (
                <ResourceList
                  kind={kind}
                  type={type}
                  chosen={[chosen]}
                  onPress={(resource) => {
                    known.remember(resource);
                    choose(resource.value);
                    close();
                  }}
                />
              )}
            </Dialog>
          </Popover>
        </DialogTrigger>
        {chosen !== '' && (
          <Button
            className="icon-button field-clear"
            aria-label={text('control.picker.clear', { title })}
            onPress={() => choose('')}
          >
            <X size={14} aria-hidden />
          </Button>
        )}
      </div>
      <ChosenRetry known={known} />
    </FieldGroup>
  );
}
