import { Languages } from 'lucide-react';
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { LANGUAGES, useLanguage, useSetLanguage, useText } from '../texts/texts.ts';

const isLanguage = (key: unknown): key is keyof typeof LANGUAGES => typeof key === 'string' && key in LANGUAGES;

/** The language of the editor itself. */
export function LanguageMenu() {
  const text = useText();
  const language = useLanguage();
  const setLanguage = useSetLanguage();
  return (
    <MenuTrigger>
      <Button className="icon-button" aria-label={text('bar.language')}>
        <Languages size={16} strokeWidth={1.75} aria-hidden />
      </Button>
      <Popover className="popover" placement="bottom end">
        <Menu
          className="menu"
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={[language]}
          onAction={(key) => isLanguage(key) && setLanguage(key)}
        >
          {Object.entries(LANGUAGES).map(([id, name]) => (
            <MenuItem key={id} id={id} className="menu-item" lang={id}>
              {name}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
