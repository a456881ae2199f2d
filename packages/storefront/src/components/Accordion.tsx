import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

/** A heading that opens what stands below it. The browser's own disclosure: by key, by search in page, without scripts. */
export function Accordion({ title, open = false, children }: { title: string; open?: boolean; children: ReactNode }) {
  return (
    <details className="accordion" open={open}>
      <summary className="accordion__head">
        <span>{title}</span>
        <Icon name="plus" small />
      </summary>
      <div className="accordion__body">{children}</div>
    </details>
  );
}
