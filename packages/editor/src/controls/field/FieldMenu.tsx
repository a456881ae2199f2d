import { Ellipsis } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button, Dialog, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { useText } from '../../texts/texts.ts';
import { DynamicSourceList } from '../dynamic/DynamicSourceList.tsx';
import { isConnectable } from '../dynamic/dynamic-source.ts';
import type { SourceQuery } from '../resources.ts';

interface FieldMenuProps {
  label: string;
  /** What the setting can be connected to. */
  query: SourceQuery;
  /** Something is stored, so that there is a way back to the default. */
  canReset: boolean;
  onReset(): void;
  onConnect(value: string): void;
}

/** What can be done with any setting: back to its default, and connect it to a dynamic source. */
export function FieldMenu({ label, query, canReset, onReset, onConnect }: FieldMenuProps) {
  const text = useText();
  const button = useRef<HTMLButtonElement>(null);
  const [isConnecting, setIsConnecting] = useState(false);
  const canConnect = isConnectable(query.type);
  if (!canReset && !canConnect) return null;
  return (
    <>
      <MenuTrigger>
        <Button ref={button} className="icon-button setting-more" aria-label={text('control.field.more', { label })}>
          <Ellipsis size={16} aria-hidden />
        </Button>
        <Popover className="popover" placement="bottom end">
          <Menu className="menu" disabledKeys={canReset ? [] : ['reset']}>
            <MenuItem id="reset" className="menu-item" onAction={onReset}>
              {text('control.field.reset')}
            </MenuItem>
            {canConnect && (
              <MenuItem id="connect" className="menu-item" onAction={() => setIsConnecting(true)}>
                {text('control.field.connect')}
              </MenuItem>
            )}
          </Menu>
        </Popover>
      </MenuTrigger>
      <Popover
        className="popover"
        placement="bottom end"
        triggerRef={button}
        isOpen={isConnecting}
        onOpenChange={setIsConnecting}
      >
        <Dialog className="popover-dialog" aria-label={text('control.dynamic.choose', { label })}>
          <DynamicSourceList
            label={label}
            query={query}
            onPick={(value) => {
              setIsConnecting(false);
              onConnect(value);
            }}
          />
        </Dialog>
      </Popover>
    </>
  );
}
