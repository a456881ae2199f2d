import { t } from '@vitrine/compiler/view.ts';
import { pageConfig } from '../../platform/page-config.ts';
import { announce } from '../../state/live-region.ts';
import { wishList } from '../../state/wishes/wish-list.ts';
import { variantOf } from './variant-of.ts';

/**
 * Carries out what a heart was pressed for. Answers the sentence that must be shown: where it failed, or will not last; else an empty one
 * (silent also where the theme shows no errors, rule error-1).
 */
export async function pressHeart(product: number, variant: number | string, keep: boolean): Promise<string> {
  const all = wishList.getState().wishes.filter((wish) => wish.product === product);
  const result = keep
    ? await wishList.keep({
        product,
        variant: variantOf(variant) || product,
        chosen: false,
        quantity: 1,
        at: Date.now(),
      })
    : await wishList.remove(...all);
  if (!result.ok) return pageConfig().settings.show_errors ? t('wishes.failed') : '';
  if (keep && result.value === 'page') return t('wishes.page_only');
  announce(keep ? t('wishes.kept') : t('wishes.removed'));
  return '';
}
