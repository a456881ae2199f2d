import { Database, X } from 'lucide-react';
import { Button } from 'react-aria-components';
import { useText } from '../../texts/texts.ts';
import { FieldGroup } from '../field/FieldGroup.tsx';
import type { SourceQuery } from '../resources.ts';
import { sourcePath } from './dynamic-source.ts';
import { useDynamicSources } from './use-dynamic-sources.ts';

interface DynamicChipProps {
  label: string;
  info?: string;
  /** `{{ product.title }}` */
  value: string;
  query: SourceQuery;
  onDisconnect(): void;
}

/** In place of its control: what a setting is connected to. Its path stands for a source that the host does not list. */
export function DynamicChip({ label, info, value, query, onDisconnect }: DynamicChipProps) {
  const text = useText();
  const { sources } = useDynamicSources(query);
  const path = sourcePath(value);
  const source = sources.find((candidate) => sourcePath(candidate.value) === path)?.label ?? path ?? value;
  return (
    <FieldGroup label={label} info={info}>
      <div className="chip" title={value}>
        <Database size={14} aria-hidden />
        <span className="visually-hidden">{text('control.dynamic.label', { source })}</span>
        <span className="chip-name" aria-hidden>
          {source}
        </span>
        <Button
          className="icon-button"
          aria-label={text('control.dynamic.disconnect', { label })}
          onPress={onDisconnect}
        >
          <X size={14} aria-hidden />
        </Button>
      </div>
    </FieldGroup>
  );
}
