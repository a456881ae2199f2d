import { t } from '@vitrine/compiler/view.ts';
import type { CollectionPageProps } from './collection-page.schema.ts';

/** The collections that stand with this one in the menu: those below it, or those beside it. Nothing where it is in no group. */
export function Subcategories({ groups }: { groups: CollectionPageProps['subcategories'] }) {
  return (
    <div className="subcategories">
      {groups.map((entry) =>
        entry.map(
          (group) =>
            group.links.length > 0 && (
              <nav key={group.title} aria-label={t('collection.subcategories', { title: group.title })}>
                <ul className="subcategories__list small">
                  {group.links.map((link) => (
                    <li key={link.url}>
                      <a
                        className="subcategories__link"
                        href={link.url}
                        aria-current={link.current ? 'page' : undefined}
                      >
                        {link.title}
                      </a>
                    </li>
                  ))}
                </ul>
              </nav>
            ),
        ),
      )}
    </div>
  );
}
