import { Html, t } from '@vitrine/compiler/view.ts';
import { Price } from '../ui/Price.tsx';
import type { GroupName, OptionGroup, SearchOption } from './option-groups.ts';
import { pictureAt } from './picture-at.ts';

function headingOf(name: GroupName): string {
  switch (name) {
    case 'queries':
      return t('search.queries');
    case 'popular':
      return t('search.popular');
    case 'products':
      return t('search.products');
    case 'best_sellers':
      return t('search.best_sellers');
    case 'collections':
      return t('search.collections');
    case 'articles':
      return t('search.articles');
    case 'pages':
      return t('search.pages');
  }
}

/** The list of the combobox: groups of links. The field walks it by key; a pointer may rest on an entry or press it. */
export function OptionList({
  id,
  groups,
  active,
  optionId,
  onPoint,
}: {
  id: string;
  groups: OptionGroup[];
  /** Index over all groups; -1 where the field itself is active. */
  active: number;
  optionId: (at: number) => string;
  onPoint: (at: number) => void;
}) {
  const firsts = groups.map((_, index) => groups.slice(0, index).reduce((sum, group) => sum + group.options.length, 0));
  return (
    <div id={id} className="search-list" role="listbox" aria-label={t('search.list')}>
      {groups.map((group, index) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options in a listbox, not of form fields
        <div
          key={group.name}
          className="search-list__group"
          data-group={group.name}
          role="group"
          aria-labelledby={`${id}-${group.name}`}
        >
          <p id={`${id}-${group.name}`} className="label muted search-list__heading" role="presentation">
            {headingOf(group.name)}
          </p>
          {group.options.map((option, place) => {
            const at = (firsts[index] ?? 0) + place;
            return (
              <a
                key={option.key}
                id={optionId(at)}
                className={option.kind === 'product' ? 'search-product' : 'search-words'}
                href={option.url}
                role="option"
                tabIndex={-1}
                aria-selected={at === active}
                onPointerMove={() => onPoint(at)}
              >
                <OptionBody option={option} />
              </a>
            );
          })}
        </div>
      ))}
    </div>
  );
}

function OptionBody({ option }: { option: SearchOption }) {
  if (option.kind === 'words') {
    return option.styled === null ? option.title : <Html as="span" html={option.styled} />;
  }
  return (
    <>
      <span className="search-product__media">
        {option.image !== null && (
          <img
            src={pictureAt(option.image, 360)}
            srcSet={[180, 360, 540].map((width) => `${pictureAt(option.image ?? '', width)} ${width}w`).join(', ')}
            sizes="(min-width: 1024px) 12rem, 45vw"
            width={3}
            height={4}
            alt=""
            decoding="async"
          />
        )}
      </span>
      {option.brand && <span className="label muted search-product__brand">{option.brand}</span>}
      <span className="search-product__title display">{option.title}</span>
      <Price price={option.price} cap={option.cap} from={option.from} />
      {!option.available && <span className="small muted">{t('card.waitlist')}</span>}
    </>
  );
}
