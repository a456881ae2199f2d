import { Html, t } from '@vitrine/compiler/view.ts';
import { Pagination } from '../../components/pagination/Pagination.tsx';
import { ArticleCard } from './ArticleCard.tsx';
import { BlogFilters, BlogLinks } from './BlogFilters.tsx';
import type { BlogProps } from './blog.schema.ts';
import { articlesFor, choices } from './logic.ts';
import { useFilter } from './use-filter.ts';

/** The blog listing (rule blog-1): articles newest first, filtered by blog; the first one leads. */
export function Blog(blog: BlogProps) {
  const { title, tags, text, start, filters, items, empty_text, paging } = blog;
  const { chosen, shown, phase, choose } = useFilter(blog);
  const articles = shown === null ? items : articlesFor(blog, shown);
  const whole = shown === null ? null : (choices(filters).find((filter) => filter.value === shown) ?? null);
  return (
    <div className="wrap journal">
      <div className="page-head journal__head">
        <h1>{title}</h1>
        {tags && <p className="journal__text">{t('blog.tagged', { tags })}</p>}
        {text && <Html className="prose journal__text" html={text} />}
      </div>
      <BlogFilters filters={filters} start={start} chosen={chosen} choose={choose} />
      <noscript>
        <BlogLinks filters={filters} />
      </noscript>
      <div className={phase === 'still' ? 'journal__articles' : 'journal__articles journal__articles--faded'}>
        {articles.length > 0 ? (
          <ul className="journal__grid">
            {articles.map((article, index) => (
              <li key={article.id}>
                <ArticleCard article={article} lead={index === 0} />
              </li>
            ))}
          </ul>
        ) : (
          <p className="journal__empty">{empty_text}</p>
        )}
        {whole !== null && whole.value !== start && (
          <p className="journal__whole">
            <a className="link" href={whole.url}>
              {t('blog.whole', { blog: whole.label })}
            </a>
          </p>
        )}
        {(shown === null || shown === start) && paging.total > 1 && <Pagination paging={paging} />}
      </div>
    </div>
  );
}
