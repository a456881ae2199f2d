import type { WaitlistAsk } from '../../components/waitlist/waitlist-ask.ts';
import type { CardPicture } from '../../domain/card.schema.ts';

/** What is waited for, to be recognised: the variant's picture and the product's name. */
export function Piece({ ask, picture }: { ask: WaitlistAsk; picture: CardPicture | null }) {
  return (
    <div className="waitlist-popup__piece">
      <div className="media">
        {picture && <img key={picture.src} src={picture.src} alt={picture.alt} loading="lazy" decoding="async" />}
      </div>
      <p className="waitlist-popup__name">{ask.title}</p>
    </div>
  );
}
