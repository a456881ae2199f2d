import { ChevronDown } from 'lucide-react';
import { Button, ListBox, ListBoxItem, Popover, Select, SelectValue } from 'react-aria-components';

interface ChoiceProps {
  label: string;
  options: readonly { id: string; name: string }[];
  selected: string;
  onSelect(id: string): void;
}

/** One of a few, behind a button that shows it. */
export function Choice({ label, options, selected, onSelect }: ChoiceProps) {
  return (
    <Select
      aria-label={label}
      className="choice"
      selectedKey={selected}
      onSelectionChange={(key) => key !== null && onSelect(String(key))}
    >
      <span className="choice-label" aria-hidden>
        {label}
      </span>
      <Button className="field-button select-button">
        <SelectValue className="select-value" />
        <ChevronDown size={14} aria-hidden />
      </Button>
      <Popover className="popover">
        <ListBox className="menu" items={options}>
          {({ id, name }) => (
            <ListBoxItem id={id} textValue={name} className="menu-item">
              {name}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </Select>
  );
}
