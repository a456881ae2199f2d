import { t } from '@vitrine/compiler/view.ts';
import { Picture } from '../../components/ui/Picture.tsx';
import type { BlogArticle } from './blog.schema.ts';

/** A card of the blog grid (rules blog-4, blog-5). The first of the page leads: larger, beside its words. */
export function ArticleCard({ article, lead }: { article: BlogArticle; lead: boolean }) {
  return (
    <article className="card story">
      <div className="card__media media">
        {article.image && (
          <Picture
            image={article.image}
            sizes={lead ? '(min-width: 768px) 60vw, 100vw' : '(min-width: 768px) 33vw, 100vw'}
            eager={lead}
          />
        )}
      </div>
      <div className="story__words">
        <p className="label muted story__line">
          <span>{article.blog}</span>
          <time dateTime={article.datetime}>{article.date}</time>
        </p>
        <h2 className="story__title">
          <a className="card__link" href={article.url}>
            {article.title}
          </a>
        </h2>
        {article.excerpt && <p className="story__excerpt muted">{article.excerpt}</p>}
        <p>
          <a
            className="link small story__more"
            href={article.url}
            aria-label={t('blog.read_article', { title: article.title })}
          >
            {t('blog.read_more')}
          </a>
        </p>
      </div>
    </article>
  );
}
