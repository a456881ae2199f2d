import { LiquidError } from '../language/error.ts';
import type { Filter, FilterTable } from '../language/filter.ts';
import { print } from '../language/print.ts';
import { namedSize } from './image_url.ts';
import { withParameters } from './picture.ts';
import { attributes } from './tag.ts';

/** Largest asset that may be written into a page, bytes. */
const LARGEST_INLINE = 15_000;

const assetUrl: Filter = (input, _args, _named, { services }) => services.assetUrl(print(input));
const platformAsset: Filter = (input, _args, _named, { services }) => services.platformUrl(print(input));

/** Text of an SVG, CSS or JS asset; nothing if it is missing or too large, as on the platform. */
const inlineAssetContent: Filter = (input, _args, _named, { services }) => {
  const name = print(input);
  const content = services.assetContent(name);
  if (content === undefined) throw new LiquidError(`Could not find asset ${name}`);
  if (Buffer.byteLength(content) > LARGEST_INLINE) throw new LiquidError(`Asset ${name} is too large to be inlined`);
  return content;
};

const stylesheetTag: Filter = (input, [media], named, { services }) => {
  const href = print(input);
  if (named.preload === true) services.preload?.(href, 'style');
  const values = { href, rel: 'stylesheet', type: 'text/css', media: print(named.media ?? media ?? 'all') };
  return `<link${attributes(values)} />`;
};

const preloadTag: Filter = (input, _args, named, { services }) => {
  const { as, ...rest } = named;
  services.preload?.(print(input), print(as));
  return `<link${attributes({ href: print(input), rel: 'preload', as, ...rest })}>`;
};

const sizedUrl =
  (base: (name: string, services: Parameters<Filter>[3]['services']) => string): Filter =>
  (input, [size], _named, { services }) => {
    const address = base(print(input), services);
    return size === undefined ? address : withParameters(address, namedSize(print(size)));
  };

export const assetFilters: FilterTable = {
  asset_url: assetUrl,
  asset_img_url: sizedUrl((name, services) => services.assetUrl(name)),
  file_url: (input, _args, _named, { services }) => services.fileUrl(print(input)),
  file_img_url: sizedUrl((name, services) => services.fileUrl(name)),
  global_asset_url: platformAsset,
  shopify_asset_url: platformAsset,
  theme_url: (input) => input,
  inline_asset_content: inlineAssetContent,
  stylesheet_tag: stylesheetTag,
  script_tag: (input) => `<script${attributes({ src: print(input), type: 'text/javascript' })}></script>`,
  preload_tag: preloadTag,
};
