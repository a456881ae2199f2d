import { t, useSectionId } from '@vitrine/compiler/view.ts';
import type { BlogProps } from './blog.schema.ts';
import { ALL } from './logic.ts';

/** 'Filter By': one radio for each blog, and 'All' (rules blog-1, blog-2). */
export function BlogFilters({
  filters,
  start,
  chosen,
  choose,
}: Pick<BlogProps, 'filters' | 'start'> & { chosen: string | null; choose: (value: string) => void }) {
  const name = `${useSectionId()}-blog`;
  return (
    <fieldset className="journal__filters needs-script">
      <legend className="label muted">{t('blog.filter_by')}</legend>
      <label className="journal__choice">
        <input
          type="radio"
          name={name}
          value={ALL}
          checked={chosen === null ? start === ALL : chosen === ALL}
          onChange={() => choose(ALL)}
        />
        <span>{t('blog.all')}</span>
      </label>
      {filters.map(
        (filter, index) =>
          filter && (
            <label className="journal__choice" key={index}>
              <input
                type="radio"
                name={name}
                value={filter.value}
                checked={chosen === null ? filter.selected : chosen === filter.value}
                onChange={() => choose(filter.value)}
              />
              <span>{filter.label}</span>
            </label>
          ),
      )}
    </fieldset>
  );
}

/** The same without scripts: the way to each blog. */
export function BlogLinks({ filters }: Pick<BlogProps, 'filters'>) {
  return (
    <nav className="journal__filters" aria-label={t('blog.filter_by')}>
      {filters.map(
        (filter, index) =>
          filter && (
            <a className="link" key={index} href={filter.url} aria-current={filter.selected ? 'page' : undefined}>
              {filter.label}
            </a>
          ),
      )}
    </nav>
  );
}
