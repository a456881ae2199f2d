import { useFinePointer } from '../../state/viewport/use-fine-pointer.ts';
import { type DropdownOption, useDropdown } from './use-dropdown.ts';

/**
 * A choice of one (rule layout-4): a native select, and where there is a mouse a list of our own over it, with the same size, keys and
 * value. `id` is unique on the page.
 */
export function Dropdown({
  id,
  label,
  name,
  value,
  options,
  onChange,
}: {
  id: string;
  label: string;
  name?: string;
  value: string;
  options: readonly DropdownOption[];
  onChange: (value: string) => void;
}) {
  const fine = useFinePointer();
  const list = useDropdown(id, options, value, onChange);
  return (
    <div className="field dropdown">
      <label id={`${id}-label`} htmlFor={fine ? `${id}-button` : id} className="small">
        {label}
      </label>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: whatever in it loses the focus, the list closes */}
      <div
        className="dropdown__box"
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) list.close();
        }}
      >
        <select
          id={id}
          className={fine ? 'input dropdown__native' : 'input'}
          name={name}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        {fine && (
          <button
            type="button"
            role="combobox"
            id={`${id}-button`}
            className="input dropdown__button"
            aria-haspopup="listbox"
            aria-expanded={list.open}
            aria-controls={`${id}-list`}
            aria-labelledby={`${id}-label`}
            aria-activedescendant={list.open ? `${id}-option-${list.marked}` : undefined}
            onClick={list.toggle}
            onKeyDown={list.onKeyDown}
          >
            {options[list.chosen]?.label}
          </button>
        )}
        {fine && (
          <div
            id={`${id}-list`}
            className="dropdown__list"
            role="listbox"
            aria-labelledby={`${id}-label`}
            hidden={!list.open}
          >
            {options.map((option, index) => (
              // biome-ignore lint/a11y/useFocusableInteractive: the button keeps the focus and names the marked option
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the button's
              <div
                key={option.value}
                id={`${id}-option-${index}`}
                className={index === list.marked ? 'dropdown__option dropdown__option--marked' : 'dropdown__option'}
                role="option"
                aria-selected={index === list.chosen}
                onPointerDown={(event) => event.preventDefault()}
                onPointerMove={() => list.mark(index)}
                onClick={() => list.choose(index)}
              >
                {option.label}
              </div>
            ))}
          </div>
        )}
      </div>
    </div>
  );
}
