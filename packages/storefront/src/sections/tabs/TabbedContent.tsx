import { editorAttributes, Html, useSectionId } from '@vitrine/compiler/view.ts';
import { Tabs } from '../../components/tabs/Tabs.tsx';
import type { TabsProps } from './tabs.schema.ts';

/** Tabs on a desktop, accordions on a phone. */
export function TabbedContent({ heading, scheme, tabs, defaultActive }: TabsProps) {
  const id = useSectionId();
  return (
    <div className={`scheme scheme-${scheme}`}>
      <div className="wrap band widget">
        {heading && <h2 className="widget__heading">{heading}</h2>}
        <div className="widget__body">
          <Tabs
            id={id}
            label={heading}
            items={tabs}
            nameOf={(tab) => tab.name}
            attributesOf={(tab) => editorAttributes(tab.attributes)}
            content={(tab) => <Html className="prose" html={tab.content} />}
            defaultActive={defaultActive}
          />
        </div>
      </div>
    </div>
  );
}
