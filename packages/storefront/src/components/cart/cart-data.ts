import { type ImageObject, image, maybe, type ProductObject, string } from '@vitrine/compiler';
import { recommendedOf } from './recommendations/recommended-data.ts';

/** The theme's settings of the bag (`config/settings_schema.json`). */
interface BagSettings {
  note_banner?: string;
  empty_image?: ImageObject | null;
  empty_text?: string;
  empty_link?: string;
  empty_color?: string;
  recommendations_heading?: string;
  recommendations_products?: ProductObject[];
}

/** What the drawer and the page of the bag have in common; shaped as the contract's `CartViewProps`. */
export function cartViewOf(settings: BagSettings) {
  return {
    note_banner: settings.note_banner ?? '',
    empty: {
      image: maybe(settings.empty_image, (picture) => image(picture, { width: 750, widths: [480, 750, 1100] })),
      text: settings.empty_text ?? '',
      link: settings.empty_link ?? '',
      color: string(settings.empty_color),
    },
    recommendations_heading: settings.recommendations_heading ?? '',
    recommendations: (settings.recommendations_products ?? []).map(recommendedOf),
  };
}
