import { useState } from 'react';
import { ListBox, ListBoxItem, ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { useText } from '../../texts/texts.ts';
import { addressOf, LINK_KINDS, type LinkKind, linkTarget, POLICIES, policyAddress } from './link-address.ts';
import { ResourceList } from './ResourceList.tsx';

interface LinkListProps {
  /** The address that is chosen. */
  address: string;
  onPick(address: string): void;
}

const KINDS = [...LINK_KINDS, 'policy'] as const;

/** The shop's pages that a link can lead to, one kind at a time. */
export function LinkList({ address, onPick }: LinkListProps) {
  const text = useText();
  const target = linkTarget(address);
  const [kind, setKind] = useState<LinkKind | 'policy'>(target?.kind ?? 'product');
  return (
    <>
      <ToggleButtonGroup
        className="link-kinds"
        aria-label={text('control.url.kind')}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[kind]}
        onSelectionChange={(keys) => setKind(KINDS.find((candidate) => keys.has(candidate)) ?? kind)}
      >
        {KINDS.map((name) => (
          <ToggleButton key={name} id={name} className="link-kind">
            {text(`control.url.${name}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {kind === 'policy' ? (
        <ListBox
          className="menu"
          aria-label={text('control.url.policy')}
          onAction={(key) => {
            const policy = POLICIES.find((handle) => handle === key);
            if (policy) onPick(policyAddress(policy));
          }}
        >
          {POLICIES.map((policy) => (
            <ListBoxItem key={policy} id={policy} className="menu-item">
              {text(`control.url.policy.${policy}`)}
            </ListBoxItem>
          ))}
        </ListBox>
      ) : (
        <ResourceList
          key={kind}
          kind={kind}
          chosen={target?.kind === kind ? [target.value] : []}
          onPress={(resource) => onPick(addressOf(kind, resource))}
        />
      )}
    </>
  );
}
