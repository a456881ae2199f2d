import type { ReactNode } from 'react';
import { Icon } from '../ui/Icon.tsx';
import { followKeys } from './tab-keys.ts';
import { useTabs } from './use-tabs.ts';

/**
 * Tabbed content (rules widget-7, widget-8): a row of tabs from 1024 px, accordions below; one markup for both, so that nothing jumps.
 * `id` is unique on the page; `nameOf` and `content` say what an item is called and holds.
 */
export function Tabs<T>({
  id,
  label,
  items,
  nameOf,
  content,
  attributesOf,
  defaultActive = 0,
}: {
  id: string;
  /** What the tabs are about, for those who listen. */
  label: string;
  items: readonly T[];
  nameOf: (item: T) => string;
  content: (item: T) => ReactNode;
  /** The theme editor's attributes of an item. */
  attributesOf?: (item: T) => Record<string, string>;
  defaultActive?: number;
}) {
  const { box, active, choose } = useTabs(defaultActive);
  return (
    <div className="tabs" ref={box}>
      <div
        className="tabs__row needs-script"
        role="tablist"
        aria-label={label}
        onKeyDown={(event) => followKeys(event, choose)}
      >
        {items.map((item, index) => (
          <button
            key={nameOf(item)}
            type="button"
            role="tab"
            className="tabs__tab"
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel-${index}`}
            aria-selected={active === undefined ? index === defaultActive : index === active}
            tabIndex={(active === undefined ? index === defaultActive : index === active) ? 0 : -1}
            onClick={() => choose(index)}
          >
            {nameOf(item)}
          </button>
        ))}
      </div>
      {items.map((item, index) => (
        <details
          className="accordion tabs__item"
          key={nameOf(item)}
          open={index === defaultActive}
          {...(attributesOf ? attributesOf(item) : {})}
        >
          {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control; the browser makes a click of its Enter and Space */}
          <summary
            className="accordion__head tabs__head"
            onClick={(event) => {
              event.preventDefault();
              choose(index);
            }}
          >
            <span>{nameOf(item)}</span>
            <Icon name="plus" small />
          </summary>
          <div
            className="accordion__clip tabs__panel"
            id={`${id}-panel-${index}`}
            role="tabpanel"
            aria-labelledby={`${id}-tab-${index}`}
          >
            <div className="accordion__body">{content(item)}</div>
          </div>
        </details>
      ))}
    </div>
  );
}
