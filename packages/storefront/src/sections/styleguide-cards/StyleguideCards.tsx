import { t } from '@vitrine/compiler/view.ts';
import { Chapter } from '../styleguide/Chapter.tsx';
import { Cards } from './Cards.tsx';
import type { StyleguideCardsProps } from './styleguide-cards.schema.ts';

const idOf = (scheme: string) => scheme;

/** The product card of the style guide: one piece, in both color schemes. */
export function StyleguideCards({ light, dark, piece }: StyleguideCardsProps) {
  return (
    <div className="styleguide">
      {piece && (
        <Chapter id="styleguide-cards" title={t('styleguide.cards')} light={light} dark={dark} schemeId={idOf}>
          {() => <Cards piece={piece} />}
        </Chapter>
      )}
    </div>
  );
}
