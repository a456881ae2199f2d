import { checkbox, find, imageUrl, join, maybe, metafield, once, pluck, select, text, where } from '@vitrine/compiler';
import type { ProductObject, ProductOptionObject } from '@vitrine/compiler/platform/objects.ts';
import { firstOption, isColor, isNamed } from '../../../components/product/color-option.ts';
import { missingOption } from '../../../domain/missing-option.ts';
import { plainValueOf } from '../no-script/plain-data.ts';

/** Settings of the options of a product; each list names options as the merchant called them, separated by commas. */
export const optionSettings = {
  hidden_labels: text({ label: 't:labels.hidden_labels' }),
  size_guide_options: text({
    label: 't:labels.size_guide_options',
    default: 'Size, Taille, Größe, Taglia, Maat, Inseam, Entrejambe',
  }),
  inseam_options: text({ label: 't:labels.inseam_options', default: 'Length, Longueur, Länge, Inseam, Entrejambe' }),
  button_style: select({
    label: 't:labels.button_style',
    options: [
      { value: 'box', label: 't:options.button_style.box' },
      { value: 'pill', label: 't:options.button_style.pill' },
      { value: 'text', label: 't:options.button_style.text' },
    ],
    default: 'box',
  }),
  show_badges: checkbox({ label: 't:labels.show_badges', default: true }),
};

interface OptionSettings {
  hidden_labels: string;
  size_guide_options: string;
  inseam_options: string;
  button_style: 'box' | 'pill' | 'text';
  show_badges: boolean;
}

/** A row of the metafield `custom.option_notes`. */
interface OptionNote {
  option: string;
  note: string;
}

/** A row of the metafield `custom.option_badges`. */
interface OptionBadge {
  option: string;
  value: string;
  badge: string;
}

/** The sizes of a product, as `XS, S, M`: the values of the first option that has a size guide. */
export const sizesOf = (product: ProductObject, settings: Pick<OptionSettings, 'size_guide_options'>): string =>
  firstOption(
    product,
    (option) => isNamed(option, settings.size_guide_options),
    ({ values }) => join(pluck(values, 'name'), ', '),
    '',
  );

/**
 * The options of a product, which of them are colors, and what the shopper still has to choose: nothing if `isWhole`, because the URL
 * names every option of a variant.
 */
export function optionsOf(product: ProductObject, settings: OptionSettings, isWhole: boolean) {
  const isOpen = (option: ProductOptionObject): boolean =>
    once(!isWhole && !isColor(option) && option.values.length !== 1);
  return {
    color: `${firstOption(
      product,
      (option) => isColor(option),
      (option) => option.selected_value ?? '',
      '',
    )}`,
    color_option: firstOption(
      product,
      (option) => isColor(option),
      (option) => option.name,
      '',
    ),
    complete: firstOption(product, isOpen, () => false, true),
    ...missingOption(once(firstOption(product, isOpen, ({ name }) => name, ''))),
    options: product.options_with_values.map((option) => ({
      name: option.name,
      is_color: isColor(option),
      show_label: !isNamed(option, settings.hidden_labels),
      show_size_guide: isNamed(option, settings.size_guide_options),
      show_inseam: isNamed(option, settings.inseam_options),
      button_style: settings.button_style,
      note:
        maybe(
          find(metafield<OptionNote[]>(product, 'custom', 'option_notes'), 'option', option.name),
          (row) => row.note,
        ) ?? '',
      open: isOpen(option),
      value: option.selected_value ?? '',
      values: option.values.map((value) => {
        const swatch = once(value.swatch);
        const variant = once(value.variant);
        return {
          name: value.name,
          color: swatch?.color ? `${swatch.color}` : null,
          image: maybe(swatch?.image, (picture) => ({ src: imageUrl(picture, 64) })),
          selected: value.selected,
          // Choosing a color resets the values that do not exist with it. While later options are open the platform does not know whether a value exists.
          exists: once(isColor(option) || variant || (product.options.length > 2 && !isWhole) ? true : value.available),
          available: once(isWhole && variant ? variant.available : value.available),
          badge: settings.show_badges
            ? (maybe(
                find(
                  where(metafield<OptionBadge[]>(product, 'custom', 'option_badges'), 'option', option.name),
                  'value',
                  value.name,
                ),
                (row) => row.badge,
              ) ?? '')
            : '',
          plain: plainValueOf(product, option, value.name, variant, isWhole),
        };
      }),
    })),
  };
}
