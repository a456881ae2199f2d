import { Html, t } from '@vitrine/compiler/view.ts';
import { Picture } from '../../components/ui/Picture.tsx';
import type { ArticleProps } from './article.schema.ts';

/** One piece of writing. */
export function Article({ title, author, date, datetime, image, excerpt, content, blog, tags }: ArticleProps) {
  return (
    <article className="article">
      <header className="wrap article__head">
        <p className="label muted">
          <a className="article__blog" href={blog.url}>
            {blog.title}
          </a>
        </p>
        <h1>{title}</h1>
        {excerpt && <p className="article__excerpt">{excerpt}</p>}
        <p className="small muted article__by">
          <span>{t('blog.by', { author })}</span>
          <time dateTime={datetime}>{date}</time>
        </p>
      </header>
      {image && (
        <div className="article__picture media">
          <Picture image={image} sizes="100vw" eager />
        </div>
      )}
      <Html className="prose article__text" html={content} />
      {tags.length > 0 && (
        <ul className="article__tags small" aria-label={t('article.tags')}>
          {tags.map((tag) => (
            <li key={tag.url}>
              <a className="article__tag" href={tag.url} rel="tag">
                {tag.title}
              </a>
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}
