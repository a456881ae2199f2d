import { t } from '@vitrine/compiler/view.ts';
import { Picture } from '../../components/ui/Picture.tsx';
import type { ArticleNeighbour, ArticleNeighboursProps } from './article.schema.ts';

/** The way on: the articles before and after this one. */
export function ArticleNeighbours({ previous, next }: ArticleNeighboursProps) {
  return (
    (previous || next) && (
      <nav className="wrap neighbours" aria-label={t('article.more')}>
        {previous && <Neighbour article={previous} label={t('article.previous')} rel="prev" />}
        {next && <Neighbour article={next} label={t('article.next')} rel="next" />}
      </nav>
    )
  );
}

function Neighbour({ article, label, rel }: { article: ArticleNeighbour; label: string; rel: 'prev' | 'next' }) {
  return (
    <a className={`neighbour neighbour--${rel}`} href={article.url} rel={rel}>
      {article.image && (
        <span className="media neighbour__media">
          <Picture image={article.image} sizes="(min-width: 768px) 18vw, 40vw" />
        </span>
      )}
      <span className="neighbour__words">
        <span className="label muted">{label}</span>
        <span className="neighbour__title">{article.title}</span>
      </span>
    </a>
  );
}
