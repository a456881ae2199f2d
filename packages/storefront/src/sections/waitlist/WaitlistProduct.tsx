import type { WaitlistAsk } from '../../components/waitlist/waitlist-ask.ts';
import type { CardPicture } from '../../domain/card.schema.ts';

/** The product of the waitlist popup: the variant's picture and the product's name. */
export function WaitlistProduct({ ask, picture }: { ask: WaitlistAsk; picture: CardPicture | null }) {
  return (
    <div className="waitlist-popup__piece">
      <div className="media">
        {picture && <img key={picture.src} src={picture.src} alt={picture.alt} loading="lazy" decoding="async" />}
      </div>
      <p className="waitlist-popup__name">{ask.title}</p>
    </div>
  );
}
