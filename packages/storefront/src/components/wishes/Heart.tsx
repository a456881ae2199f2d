import { t } from '@vitrine/compiler/view.ts';
import { useState } from 'react';
import { useWishes } from '../../state/wishes/use-wishes.ts';
import { Icon } from '../ui/Icon.tsx';

const loadPress = () => import('./press-heart.ts');

/**
 * Puts a product into the wish list, or takes it out. `variant`: the one that is shown, its id or an address that names it. Answers the
 * press at once; what was kept on an earlier page is drawn before the island is hydrated (`WISH_MARKS`).
 */
export function Heart({ product, variant, title }: { product: number; variant: number | string; title: string }) {
  const kept = useWishes((wishes) => wishes.some((wish) => wish.product === product));
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [note, setNote] = useState('');
  const press = async () => {
    setWanted(!kept);
    setNote('');
    const { pressHeart } = await loadPress();
    return pressHeart(product, variant, !kept);
  };
  return (
    <span className="heart needs-script" data-wish={wanted === false ? undefined : product}>
      <button
        type="button"
        className="heart__button"
        aria-pressed={wanted ?? kept}
        aria-label={t('wishes.keep', { title })}
        onBlur={() => setNote('')}
        onClick={() =>
          void press()
            .catch(() => t('wishes.failed'))
            .then((sentence) => {
              setNote(sentence);
              setWanted(null);
            })
        }
      >
        <Icon name="heart" />
      </button>
      {note !== '' && (
        <span className="heart__note small" role="alert">
          {note}
        </span>
      )}
    </span>
  );
}
