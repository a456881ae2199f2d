import { editorAttributes, Html } from '@vitrine/compiler/view.ts';
import { PillTabs } from '../../components/tabs/PillTabs.tsx';
import type { PillTabsProps } from './pill-tabs.schema.ts';

/** Tabs that the hash of the address chooses. */
export function PillTabbed({ heading, scheme, tabs }: PillTabsProps) {
  return (
    <div className={`scheme scheme-${scheme}`}>
      <div className="wrap band widget">
        {heading && <h2 className="widget__heading">{heading}</h2>}
        <div className="widget__body">
          <PillTabs
            label={heading}
            items={tabs}
            idOf={(tab) => tab.id}
            nameOf={(tab) => tab.name}
            attributesOf={(tab) => editorAttributes(tab.attributes)}
            content={(tab) => <Html className="prose" html={tab.content} />}
          />
        </div>
      </div>
    </div>
  );
}
