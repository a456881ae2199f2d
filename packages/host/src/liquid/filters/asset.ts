import { LiquidError, toText } from '@vitrine/liquid';
import { attributes } from '@vitrine/liquid/platform/attributes.ts';
import { sizedAddress } from '@vitrine/liquid/platform/sized-address.ts';
import type { Filter, FilterTable } from '../extension.ts';

/** Largest asset that may be written into a page, bytes. */
const LARGEST_INLINE = 15_000;

/** Where the platform keeps what it serves to themes, by name; any other lies beside them. */
const PLACES: Readonly<Record<string, string>> = {
  'option_selection.js': 'storefront/assets/themes_support',
  'api.jquery.js': 'storefront/assets/themes_support',
  'customer_area.js': 'storefront/assets/themes_support',
  'shopify_common.js': 'storefront/assets/themes_support',
  'currencies.js': 'storefront/assets/themes_support',
  'customer.css': 'storefront/assets/themes_support',
  'vendor/qrcode.js': 'storefront/assets/themes_support',
};

/** `'option_selection.js' | shopify_asset_url`: what the platform serves to themes (surfaces/platform-scripts). */
const shopifyAsset: Filter = (input, _args, _named, { host: services }) => {
  const name = toText(input);
  return services.platformUrl(`${Object.hasOwn(PLACES, name) ? PLACES[name] : 'storefront/assets'}/${name}`);
};

/** `'lightbox.js' | global_asset_url`: of the platform's first themes. */
const globalAsset: Filter = (input, _args, _named, { host: services }) =>
  services.platformUrl('').replace(/shopifycloud\/$/, `s/global/${toText(input)}`);

/** Text of an SVG, CSS or JS asset; nothing if it is missing or too large, as on the platform. */
const inlineAssetContent: Filter = (input, _args, _named, { host: services }) => {
  const name = toText(input);
  const content = services.assetContent(name);
  if (content === undefined) throw new LiquidError(`Could not find asset ${name}`);
  if (Buffer.byteLength(content) > LARGEST_INLINE) throw new LiquidError(`Asset ${name} is too large to be inlined`);
  return content;
};

const stylesheetTag: Filter = (input, [media], named, { host: services }) => {
  const href = toText(input);
  if (named.preload === true) services.preload?.(href, 'style');
  const values = { href, rel: 'stylesheet', type: 'text/css', media: toText(named.media ?? media ?? 'all') };
  return `<link${attributes(values)} />`;
};

const preloadTag: Filter = (input, _args, named, { host: services }) => {
  const { as, ...rest } = named;
  services.preload?.(toText(input), toText(as), toText(rest.media));
  return `<link${attributes({ href: toText(input), as, ...rest, rel: 'preload' })}>`;
};

const sizedUrl =
  (base: (name: string, services: Parameters<Filter>[3]['host']) => string): Filter =>
  (input, [size = 'small'], named, { host: services }) =>
    sizedAddress(base(toText(input), services), toText(size), named);

export const assetFilters: FilterTable = {
  asset_img_url: sizedUrl((name, services) => services.assetUrl(name)),
  file_img_url: sizedUrl((name, services) => services.fileUrl(name)),
  global_asset_url: globalAsset,
  shopify_asset_url: shopifyAsset,
  theme_url: (input) => input,
  inline_asset_content: inlineAssetContent,
  stylesheet_tag: stylesheetTag,
  script_tag: (input) => `<script${attributes({ src: toText(input), type: 'text/javascript' })}></script>`,
  preload_tag: preloadTag,
};
