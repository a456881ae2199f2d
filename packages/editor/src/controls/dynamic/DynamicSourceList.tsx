import { Button, Header, ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components';
import { useText } from '../../texts/texts.ts';
import type { SourceQuery } from '../resources.ts';
import { useDynamicSources } from './use-dynamic-sources.ts';

interface DynamicSourceListProps {
  label: string;
  query: SourceQuery;
  /** `{{ product.title }}` */
  onPick(value: string): void;
}

/** What a setting can be connected to, by its groups. */
export function DynamicSourceList({ label, query, onPick }: DynamicSourceListProps) {
  const text = useText();
  const { status, sources, sentence, retry } = useDynamicSources(query);
  if (status === 'failed')
    return (
      <div className="picker-failure" role="alert">
        <p>{sentence || text('control.picker.failed')}</p>
        <Button className="button" onPress={retry}>
          {text('control.picker.retry')}
        </Button>
      </div>
    );
  if (sources.length === 0)
    return (
      <p className="picker-state" role="status">
        {text(status === 'loading' ? 'control.picker.loading' : 'control.dynamic.none')}
      </p>
    );
  return (
    <ListBox
      className="menu"
      aria-label={text('control.dynamic.choose', { label })}
      autoFocus
      onAction={(key) => onPick(String(key))}
    >
      {[...Map.groupBy(sources, ({ group }) => group)].map(([group, members]) => (
        <ListBoxSection key={group} className="menu-group">
          <Header>{group}</Header>
          {members.map((source) => (
            <ListBoxItem key={source.value} id={source.value} textValue={source.label} className="menu-item">
              {source.label}
            </ListBoxItem>
          ))}
        </ListBoxSection>
      ))}
    </ListBox>
  );
}
