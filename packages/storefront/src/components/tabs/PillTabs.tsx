import { cx } from '@vitrine/compiler/view.ts';
import type { ReactNode } from 'react';
import { followKeys } from './tab-keys.ts';
import { usePillTabs } from './use-pill-tabs.ts';

/**
 * Tabs chosen by the hash of the address (rules widget-12, widget-13), so that each can be linked to. Without scripts their content stands one below the
 * other, and the pills lead there.
 */
export function PillTabs<T>({
  label,
  items,
  idOf,
  nameOf,
  content,
  attributesOf,
}: {
  /** What the tabs are about, for those who listen. */
  label: string;
  items: readonly T[];
  /** Unique on the page: what the hash names. */
  idOf: (item: T) => string;
  nameOf: (item: T) => string;
  content: (item: T) => ReactNode;
  /** The theme editor's attributes of an item. */
  attributesOf: (item: T) => Record<string, string>;
}) {
  const { box, chosen, shown, phase, choose } = usePillTabs();
  return (
    <div className="pill-tabs">
      <div
        className="pill-tabs__row"
        role="tablist"
        aria-label={label}
        onKeyDown={(event) => {
          if (event.key === ' ' && event.target instanceof HTMLElement) {
            event.preventDefault();
            event.target.click();
          } else followKeys(event, (index) => choose(tabIds(event.currentTarget)[index] ?? ''));
        }}
      >
        {items.map((item, index) => (
          <a
            key={idOf(item)}
            className="pill-tabs__tab"
            href={`#${idOf(item)}`}
            role="tab"
            id={`${idOf(item)}-tab`}
            aria-controls={idOf(item)}
            aria-selected={chosen === null ? index === 0 : idOf(item) === chosen}
            tabIndex={(chosen === null ? index === 0 : idOf(item) === chosen) ? 0 : -1}
            data-scripted=""
            onClick={(event) => {
              event.preventDefault();
              choose(idOf(item));
            }}
            {...attributesOf(item)}
          >
            {nameOf(item)}
          </a>
        ))}
      </div>
      <div
        ref={box}
        className={cx('pill-tabs__panels', phase !== 'still' && `pill-tabs__panels--${phase}`)}
        data-first={shown === null ? '' : undefined}
      >
        {items.map((item, index) => (
          <div
            key={idOf(item)}
            id={idOf(item)}
            className={cx(
              'pill-tabs__panel',
              (shown === null ? index === 0 : idOf(item) === shown) && 'pill-tabs__panel--shown',
            )}
            role="tabpanel"
            aria-labelledby={`${idOf(item)}-tab`}
          >
            {content(item)}
          </div>
        ))}
      </div>
    </div>
  );
}

const tabIds = (row: Element): string[] =>
  [...row.querySelectorAll('[role=tab]')].map((tab) => tab.getAttribute('aria-controls') ?? '');
