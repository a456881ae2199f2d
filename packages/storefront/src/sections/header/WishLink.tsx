import { t } from '@vitrine/compiler/view.ts';
import { Icon } from '../../components/ui/Icon.tsx';
import { useWishes } from '../../state/wishes/use-wishes.ts';

/** The link to the wish list, with the count above zero. */
export function WishLink({ url }: { url: string }) {
  const count = useWishes((wishes) => wishes.length);
  return (
    <a
      className="icon-button bag-link wish-link"
      href={url}
      aria-label={count > 0 ? t('header.wish_list_count', { count }) : t('header.wish_list')}
    >
      <Icon name="heart" />
      {count > 0 && <span className="bag-link__count tabular">{count}</span>}
    </a>
  );
}
