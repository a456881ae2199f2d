import type { Resource } from '@vitrine/contract/editor/calls.ts';
import { UserRound } from 'lucide-react';
import { use, useEffect, useState } from 'react';
import { Button, Dialog, DialogTrigger, Popover, Switch } from 'react-aria-components';
import { ResourceContext } from '../controls/resources.ts';
import { useText } from '../texts/texts.ts';
import { Choice } from './Choice.tsx';
import { useEditor, useEditorState } from './editor-context.ts';

/** As whom, where and in which state of the shop the page is looked at. */
export function ViewMenu() {
  const { actions } = useEditor();
  const text = useText();
  const theme = useEditorState((state) => state.theme);
  const language = useEditorState((state) => state.language);
  const view = useEditorState((state) => state.view);
  const isPlain = view.country === null && view.customer === null && view.bag === 'own' && !view.soldOut;
  const countries = theme.shop.markets.map(({ country, name, currency }) => ({
    id: country,
    name: `${name} (${currency})`,
  }));
  return (
    <DialogTrigger>
      <Button className="icon-button toggle" aria-label={text('view.name')} data-selected={!isPlain || undefined}>
        <UserRound size={16} strokeWidth={1.75} aria-hidden />
      </Button>
      <Popover className="popover" placement="bottom end">
        <Dialog className="view-menu" aria-label={text('view.name')}>
          <h2>{text('view.name')}</h2>
          <Choice
            label={text('view.language')}
            options={theme.shop.languages.map(({ isoCode, name }) => ({ id: isoCode, name }))}
            selected={language}
            onSelect={actions.setLanguage}
          />
          <Choice
            label={text('view.market')}
            options={countries}
            selected={view.country ?? countries[0]?.id ?? ''}
            onSelect={(country) => actions.setView({ country: country === countries[0]?.id ? null : country })}
          />
          <CustomerChoice />
          <Switch
            className="switch"
            isSelected={view.bag === 'full'}
            onChange={(isFull) => actions.setView({ bag: isFull ? 'full' : 'own' })}
          >
            <span className="switch-track" />
            {text('view.bag')}
          </Switch>
          <Switch className="switch" isSelected={view.soldOut} onChange={(soldOut) => actions.setView({ soldOut })}>
            <span className="switch-track" />
            {text('view.sold-out')}
          </Switch>
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}

/** Nobody, or one of the shop's customers. */
function CustomerChoice() {
  const { actions } = useEditor();
  const text = useText();
  const source = use(ResourceContext);
  const customer = useEditorState((state) => state.view.customer);
  const [customers, setCustomers] = useState<readonly Resource[]>([]);
  useEffect(() => {
    const stop = new AbortController();
    source.list('customer', {}, stop.signal).then(
      (answer) => answer.ok && setCustomers(answer.value.items),
      () => {},
    );
    return () => stop.abort();
  }, [source]);
  const options = [
    { id: '', name: text('view.visitor') },
    ...customers.map(({ value, title }) => ({ id: value, name: title })),
  ];
  return (
    <Choice
      label={text('view.customer')}
      options={options}
      selected={customer === null ? '' : String(customer)}
      onSelect={(id) => actions.setView({ customer: id === '' ? null : Number(id) })}
    />
  );
}
