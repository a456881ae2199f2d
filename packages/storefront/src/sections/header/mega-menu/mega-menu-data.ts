import type { ImageObject } from '@vitrine/compiler';
import {
  type BlockObject,
  block,
  checkbox,
  color,
  fallback,
  header,
  image,
  imagePicker,
  type LinkObject,
  linkList,
  maybe,
  metafield,
  once,
  productList,
  select,
  text,
  textarea,
  url,
} from '@vitrine/compiler';
import type { Metafields } from '@vitrine/compiler/platform/objects.ts';
import { addressOf } from '../../../domain/menu-address.ts';

const picture = { width: 600, widths: [300, 600, 900] };

/** Pictures of links are shown by two layouts. */
const WITH_PICTURES = "{{ block.settings.layout == 'images' or block.settings.layout == 'images_title' }}";

/** A mega-menu: the entry of the menu that opens it, its content and its layout. */
export const megaMenu = block({
  name: 't:names.mega_menu',
  settings: {
    entry: text({ label: 't:labels.menu_entry', info: 't:info.menu_entry' }),
    layout: select({
      label: 't:labels.layout',
      options: [
        { value: 'column', label: 't:options.mega_column' },
        { value: 'images', label: 't:options.mega_images' },
        { value: 'featured', label: 't:options.mega_featured' },
        { value: 'images_title', label: 't:options.mega_images_title' },
      ],
      default: 'column',
    }),
    allow_click: checkbox({ label: 't:labels.allow_click', default: true, info: 't:info.allow_click' }),
    header: text({ label: 't:labels.heading' }),
    description: textarea({ label: 't:labels.description' }),
    links_head: header('t:labels.links'),
    links: linkList({ label: 't:labels.links', info: 't:info.mega_links' }),
    picture_1: imagePicker({ label: 't:labels.picture_1', info: 't:info.link_pictures', visibleIf: WITH_PICTURES }),
    picture_2: imagePicker({ label: 't:labels.picture_2', visibleIf: WITH_PICTURES }),
    picture_3: imagePicker({ label: 't:labels.picture_3', visibleIf: WITH_PICTURES }),
    picture_4: imagePicker({ label: 't:labels.picture_4', visibleIf: WITH_PICTURES }),
    menu_head: header('t:labels.second_menu'),
    menu_heading: text({ label: 't:labels.heading' }),
    menu: linkList({ label: 't:labels.menu' }),
    featured_head: header('t:labels.products'),
    featured_heading: text({ label: 't:labels.heading' }),
    products: productList({ label: 't:labels.products', limit: 4 }),
    cta_head: header('t:labels.image'),
    cta_image: imagePicker({ label: 't:labels.image' }),
    cta_heading: text({ label: 't:labels.heading' }),
    cta_link: url({ label: 't:labels.link' }),
    cta_color: color({ label: 't:labels.text_color', default: '#FFFFFF' }),
    cta_position: select({
      label: 't:labels.image_side',
      options: [
        { value: 'left', label: 't:options.left' },
        { value: 'right', label: 't:options.right' },
      ],
      default: 'right',
    }),
    cta_alignment: select({
      label: 't:labels.position',
      options: [
        { value: 'top', label: 't:options.top' },
        { value: 'center', label: 't:options.center' },
        { value: 'bottom', label: 't:options.bottom' },
      ],
      default: 'bottom',
    }),
    signup_head: header('t:labels.signup_form'),
    signup_link: text({ label: 't:labels.signup_link', info: 't:info.signup_link' }),
    signup_form: text({ label: 't:labels.signup_form', info: 't:info.signup_form_id' }),
  },
});

type MegaBlock = BlockObject<{ mega_menu: typeof megaMenu }>;

/** The target of a link: a product, collection, article or page. One of these fields may hold its picture. */
interface LinkTarget {
  featured_image: ImageObject | null;
  image: ImageObject | null;
  metafields: Metafields;
}

/** The merchant's picture (the first four links have one), else the picture of the link's target. */
function pictureOf(link: LinkObject, index: number, settings: MegaBlock['settings']) {
  const target = once(link.object) as LinkTarget | null;
  const chosen = once(
    index === 0
      ? settings.picture_1
      : index === 1
        ? settings.picture_2
        : index === 2
          ? settings.picture_3
          : index === 3
            ? settings.picture_4
            : null,
  );
  const ofTarget = maybe(target, (object) =>
    fallback(fallback(object.featured_image, object.image), metafield<ImageObject>(object, 'custom', 'image')),
  );
  return image(once(fallback(chosen, ofTarget)), picture);
}

/** Id of the sign-up form that a link opens: the block's, if the block names the link by title or URL. */
const formOf = (link: LinkObject, { signup_link, signup_form }: MegaBlock['settings'], address: string) =>
  signup_link === link.title || address === link.url ? signup_form : null;

/** Props of one mega-menu. `root`: root URL of the page's language. */
export const megaMenuOf = (item: MegaBlock, root: string) => {
  const settings = once(item.settings);
  const signUpAddress = once(addressOf(settings.signup_link, root));
  return {
    attributes: item.shopify_attributes,
    entry: settings.entry,
    address: once(addressOf(settings.entry, root)),
    layout: settings.layout,
    header: settings.header,
    description: settings.description,
    links:
      settings.links?.links.map((link, index) => ({
        title: link.title,
        url: link.url,
        allow_click: link.url !== '#',
        image: pictureOf(link, index, settings),
        newsletter_form_id: formOf(link, settings, signUpAddress),
      })) ?? [],
    cta: maybe(once(settings.cta_image), (cta) => ({
      url: settings.cta_link ?? '',
      image: image(cta, { width: 700, widths: [350, 700, 1050] }),
      heading: settings.cta_heading,
      color: `${settings.cta_color ?? ''}`,
      position: settings.cta_position,
      alignment: settings.cta_alignment,
    })),
    featured_heading: settings.featured_heading,
    products:
      settings.products?.map((product) => ({
        title: product.title,
        url: product.url,
        image: image(once(product.featured_image), picture),
      })) ?? [],
    menu_heading: settings.menu_heading,
    menu:
      settings.menu?.links.map((link) => ({
        title: link.title,
        url: link.url,
        allow_click: link.url !== '#',
        image: null,
        newsletter_form_id: formOf(link, settings, signUpAddress),
      })) ?? [],
    signup_link: settings.signup_link,
    signup_address: signUpAddress,
    signup_form: settings.signup_form,
  };
};
