import { ChevronDown } from 'lucide-react';
import {
  Button,
  Header,
  Label,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  Popover,
  Select,
  SelectValue,
} from 'react-aria-components';
import { useText } from '../../texts/texts.ts';
import type { ControlProps } from '../control.ts';
import { FieldNotes } from '../field/FieldNotes.tsx';
import { useLocalValue } from '../field/use-local-value.ts';
import { areSegments, chosenOption, type Option, optionGroups, optionsOf } from './options.ts';
import { Segments } from './Segments.tsx';

/** `select`: segments where two or three short options fit beside each other, else a list. */
export function SelectControl({ setting, label, info, value, onChange }: ControlProps) {
  const text = useText();
  const [selected, setSelected] = useLocalValue(chosenOption(setting, value));
  const options = optionsOf(setting);
  const select = (next: string) => {
    setSelected(next);
    onChange(next);
  };
  const isOffered = options.some((option) => option.value === selected);
  if (isOffered && areSegments(setting))
    return <Segments label={label} info={info} options={options} selected={selected} onSelect={select} />;

  return (
    <Select
      className="setting-control"
      selectedKey={selected}
      onSelectionChange={(key) => key !== null && select(String(key))}
    >
      <Label className="setting-label">{label}</Label>
      <Button className="setting-input select-button">
        <SelectValue className="select-value" />
        <ChevronDown size={14} aria-hidden />
      </Button>
      <FieldNotes info={info} />
      <Popover className="popover">
        <ListBox className="menu">
          {!isOffered && selected !== '' && (
            <OptionItem value={selected} label={text('control.select.gone', { value: selected })} />
          )}
          {optionGroups(setting).map(({ name, options: grouped }) =>
            name === '' ? (
              grouped.map((option) => <OptionItem key={option.value} {...option} />)
            ) : (
              <ListBoxSection key={`${name} ${grouped[0]?.value}`} className="menu-group">
                <Header>{name}</Header>
                {grouped.map((option) => (
                  <OptionItem key={option.value} {...option} />
                ))}
              </ListBoxSection>
            ),
          )}
        </ListBox>
      </Popover>
    </Select>
  );
}

const OptionItem = ({ value, label }: Option) => (
  <ListBoxItem id={value} textValue={label} className="menu-item">
    {label}
  </ListBoxItem>
);
