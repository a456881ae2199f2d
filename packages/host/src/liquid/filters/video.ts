import { Drop, LiquidError, readMember, toItems, toNumber, toText } from '@vitrine/liquid';
import { attributes } from '@vitrine/liquid/platform/attributes.ts';
import { imageUrlFilters, namedSize } from '@vitrine/liquid/platform/image-url.ts';
import { pictureOf, withParameters } from '@vitrine/liquid/platform/picture.ts';
import type { Filter, FilterTable, NamedArguments, RenderState } from '../extension.ts';
import { imageTagFilters } from './image_tag.ts';

function sourcesOf(media: unknown): string {
  return toItems(readMember(media, 'sources'))
    .map((source) => `<source${attributes({ src: readMember(source, 'url'), type: readMember(source, 'mime_type') })}>`)
    .join('');
}

function poster(media: unknown, size: unknown, state: RenderState): string | undefined {
  const picture = pictureOf(readMember(media, 'preview_image'), state.host);
  if (!picture) return undefined;
  return withParameters(picture.address, size === undefined ? {} : namedSize(toText(size)));
}

const ratioStyle = (media: unknown) => {
  const ratio = toNumber(readMember(media, 'aspect_ratio'));
  return ratio > 0 ? `aspect-ratio: ${Math.round(ratio * 10_000) / 10_000}` : undefined;
};

/** `media | video_tag: image_size: '800x', autoplay: true, loop: true` */
const videoTag: Filter = (input, _args, { image_size: size, ...named }, state) => {
  if (!(input instanceof Drop)) throw new LiquidError('video_tag requires a video');
  const image = poster(input, size, state);
  const defaults = { playsinline: true, preload: named.autoplay === true ? undefined : 'metadata' };
  const values = { ...defaults, ...named, 'aria-label': readMember(input, 'alt'), poster: named.poster ?? image };
  const fallback = image === undefined ? '' : `<img${attributes({ src: image })}>`;
  return `<video${attributes(values)}>${sourcesOf(input)}${fallback}</video>`;
};

const HOSTS: Readonly<Record<string, string>> = {
  youtube: 'https://www.youtube.com/embed/',
  vimeo: 'https://player.vimeo.com/video/',
};

/** Address of a video player elsewhere; arguments become parameters of it. */
function playerAddress(media: unknown, named: NamedArguments): string {
  const host = toText(readMember(media, 'host'));
  if (!Object.hasOwn(HOSTS, host)) throw new LiquidError('external_video_url requires an external video');
  const parameters: Record<string, string> = {};
  for (const [name, value] of Object.entries(named))
    parameters[name] = value === true ? '1' : value === false ? '0' : toText(value);
  return withParameters(HOSTS[host] + encodeURIComponent(toText(readMember(media, 'external_id'))), parameters);
}

/** `media | external_video_tag` and `media | external_video_url: autoplay: true | external_video_tag`. */
const externalVideoTag: Filter = (input, _args, named) => {
  const isMedia = input instanceof Drop && !input.asText;
  const values = {
    frameborder: '0',
    allow: 'accelerometer; autoplay; encrypted-media; gyroscope; picture-in-picture',
    allowfullscreen: 'allowfullscreen',
    src: isMedia ? playerAddress(input, {}) : toText(input),
    title: isMedia ? readMember(input, 'alt') : undefined,
    ...named,
  };
  return `<iframe${attributes(values)}></iframe>`;
};

/** A 3D model: its element, drawn by the page's own scripts, with the poster inside for those without. */
const modelViewerTag: Filter = (input, _args, { image_size: size, ...named }, state) => {
  if (!(input instanceof Drop)) throw new LiquidError('model_viewer_tag requires a model');
  const [source] = toItems(readMember(input, 'sources'));
  const values = {
    src: readMember(source, 'url'),
    alt: readMember(input, 'alt'),
    poster: poster(input, size, state),
    'camera-controls': 'true',
    style: '--poster-color: transparent;',
    'data-model-id': readMember(input, 'id'),
    ...named,
  };
  return `<model-viewer${attributes(values)}></model-viewer>`;
};

/** The tag that fits the kind of media. */
const mediaTag: Filter = (input, args, named, state) => {
  if (input === null || input === undefined) return '';
  const type = toText(readMember(input, 'media_type')) || (input instanceof Drop ? input.kind : '');
  if (type === 'video') return videoTag(input, args, named, state);
  if (type === 'external_video') return externalVideoTag(input, args, { ...named, image_size: undefined }, state);
  if (type === 'model') return modelViewerTag(input, args, named, state);
  const { image_size: size = '1024x', ...rest } = named;
  const { width, height } = namedSize(toText(size));
  const address = imageUrlFilters.image_url?.(
    input,
    args,
    { width, height, ...(width || height ? {} : { width: 1024 }) },
    state,
  );
  return imageTagFilters.image_tag?.(address, [], rest, state);
};

export const videoFilters: FilterTable = {
  video_tag: videoTag,
  external_video_url: (input, _args, named) => playerAddress(input, named),
  external_video_tag: (input, args, named, state) => {
    const style = ratioStyle(input);
    return externalVideoTag(input, args, style === undefined ? named : { style, ...named }, state);
  },
  model_viewer_tag: modelViewerTag,
  media_tag: mediaTag,
};
