import { Html, t } from '@vitrine/compiler/view.ts';
import type { ArticleProps } from '@vitrine/contract';
import { Picture } from '../../components/Picture.tsx';

/** One piece of writing. */
export function Article({ title, author, date, datetime, image, content, blog }: ArticleProps) {
  return (
    <article className="article">
      <header className="wrap article__head">
        <p className="label muted">
          <a href={blog.url}>{blog.title}</a>
        </p>
        <h1>{title}</h1>
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
      <p className="article__back">
        <a className="link" href={blog.url}>
          {t('article.back', { blog: blog.title })}
        </a>
      </p>
    </article>
  );
}
