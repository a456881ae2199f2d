import { editorAttributes } from '@vitrine/compiler/view.ts';
import { Picture } from '../../components/ui/Picture.tsx';
import type { PressProps } from './press.schema.ts';

/** Sentences of the press, with who said them. */
export function Press({ heading, scheme, quotes }: PressProps) {
  return (
    <div className={`scheme scheme-${scheme}`}>
      <div className="wrap band press">
        {heading && <h2 className="label muted press__heading">{heading}</h2>}
        <ul className="press__list">
          {quotes.map((quote) => (
            <li className="press__item" key={quote.source} {...editorAttributes(quote.attributes)}>
              <figure>
                {quote.text && <blockquote className="display press__quote">{quote.text}</blockquote>}
                <figcaption className="label press__source">
                  {quote.link ? (
                    <a className="press__link" href={quote.link}>
                      <Source quote={quote} />
                    </a>
                  ) : (
                    <Source quote={quote} />
                  )}
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function Source({ quote }: { quote: PressProps['quotes'][number] }) {
  return quote.logo ? (
    <span className="press__logo">
      <Picture image={quote.logo} sizes="160px" />
    </span>
  ) : (
    <span>{quote.source}</span>
  );
}
