import { Drop, LiquidError, readMember, toItems, toNumber, toText } from '@vitrine/liquid';
import { attributes } from '@vitrine/liquid/platform/attributes.ts';
import { imageUrlFilters, namedSize } from '@vitrine/liquid/platform/image-url.ts';
import { Picture, PictureAddress, pictureOf, withParameters } from '@vitrine/liquid/platform/picture.ts';
import { sizedAddress } from '@vitrine/liquid/platform/sized-address.ts';
import type { Filter, FilterTable, NamedArguments, RenderState } from '../extension.ts';
import { imageTagFilters } from './image_tag.ts';

/** The address of a file of a video or a model, with the host that serves it. */
function absolute(source: unknown, state: RenderState): string {
  const url = toText(readMember(source, 'url'));
  return url.startsWith('/') && !url.startsWith('//') ? hostOf(state) + url : url;
}

/** `//host`, as addresses of assets begin. */
const hostOf = (state: RenderState): string => state.host.platformUrl('').replace(/\/cdn\/.*$/, '');

function sourcesOf(media: unknown, state: RenderState): string {
  return toItems(readMember(media, 'sources'))
    .map((source) => `<source${attributes({ src: absolute(source, state), type: readMember(source, 'mime_type') })}>`)
    .join('');
}

function poster(media: unknown, size: unknown, state: RenderState): string | undefined {
  const picture = pictureOf(readMember(media, 'preview_image'), state.host);
  return picture && sizedAddress(picture.address, toText(size ?? 'small'), {});
}

const ratioStyle = (media: unknown) => {
  const ratio = toNumber(readMember(media, 'aspect_ratio'));
  return ratio > 0 ? `aspect-ratio: ${Math.round(ratio * 10_000) / 10_000}` : undefined;
};

/** `media | video_tag: image_size: '800x', autoplay: true, loop: true` */
const videoTag: Filter = (input, _args, { image_size: size, ...named }, state) => {
  if (!(input instanceof Drop)) throw new LiquidError('video_tag requires a video');
  const image = poster(input, size, state);
  // As the platform writes them: `controls="controls"`.
  const written = Object.fromEntries(
    Object.entries({ playsinline: true, ...named }).map(([name, value]) => [name, value === true ? name : value]),
  );
  const defaults = { preload: named.autoplay === true ? undefined : 'metadata' };
  const values = { ...written, ...defaults, 'aria-label': readMember(input, 'alt'), poster: named.poster ?? image };
  const fallback = image === undefined ? '' : `<img${attributes({ src: image })}>`;
  return `<video${attributes(values)}>${sourcesOf(input, state)}${fallback}</video>`;
};

const HOSTS: Readonly<Record<string, string>> = {
  youtube: 'https://www.youtube.com/embed/',
  vimeo: 'https://player.vimeo.com/video/',
};

/** What a player on YouTube is asked for unless arguments ask for something else. */
const youtube = (origin: string): Record<string, string> => ({
  controls: '1',
  enablejsapi: '1',
  modestbranding: '1',
  ...(origin !== '' && { origin }),
  playsinline: '1',
  rel: '0',
});

/** The address of a player, and the video it plays: `external_video_tag` names the frame by it. */
class PlayerAddress extends PictureAddress {
  readonly media: Drop;

  constructor(address: string, media: Drop) {
    super(address, new Picture(address));
    this.media = media;
  }
}

/** Address of a video player elsewhere; arguments become parameters of it. */
function playerAddress(media: unknown, named: NamedArguments, state: RenderState): string {
  const host = toText(readMember(media, 'host'));
  if (!Object.hasOwn(HOSTS, host)) throw new LiquidError('external_video_url requires an external video');
  const origin = toText(readMember(state.lookup('shop'), 'secure_url') ?? readMember(state.lookup('shop'), 'url'));
  const parameters = host === 'youtube' ? youtube(origin) : {};
  for (const [name, value] of Object.entries(named))
    parameters[name] = value === true ? '1' : value === false ? '0' : toText(value);
  return withParameters(HOSTS[host] + encodeURIComponent(toText(readMember(media, 'external_id'))), parameters);
}

/** `media | external_video_tag` and `media | external_video_url: autoplay: true | external_video_tag`. */
const externalVideoTag: Filter = (input, _args, named, state) => {
  const isMedia = input instanceof Drop && !input.asText;
  const media = input instanceof PlayerAddress ? input.media : isMedia ? input : undefined;
  const values = {
    frameborder: '0',
    allow: 'accelerometer; autoplay; encrypted-media; gyroscope; picture-in-picture',
    allowfullscreen: 'allowfullscreen',
    src: isMedia ? playerAddress(input, {}, state) : toText(input),
    title: media && readMember(media, 'alt'),
    ...named,
  };
  return `<iframe${attributes(values)}></iframe>`;
};

/** A 3D model: its element, drawn by the page's own scripts, with the poster inside for those without. */
const modelViewerTag: Filter = (input, _args, { image_size: size, ...named }, state) => {
  if (!(input instanceof Drop)) throw new LiquidError('model_viewer_tag requires a model');
  const [source] = toItems(readMember(input, 'sources'));
  const values = {
    ...named,
    src: absolute(source, state),
    'camera-controls': 'true',
    style: '--poster-color: transparent;',
    'data-shopify-feature': '1.12',
    alt: readMember(input, 'alt'),
    poster: poster(input, size, state),
  };
  return `<model-viewer${attributes(values)}></model-viewer>`;
};

/** The tag that fits the kind of media. */
const mediaTag: Filter = (input, args, named, state) => {
  if (input === null || input === undefined) return '';
  const type = toText(readMember(input, 'media_type')) || (input instanceof Drop ? input.kind : '');
  if (type === 'video') return videoTag(input, args, { controls: true, ...named }, state);
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
  external_video_url: (input, _args, named, state) => {
    const address = playerAddress(input, named, state);
    return input instanceof Drop ? new PlayerAddress(address, input) : address;
  },
  external_video_tag: (input, args, named, state) => {
    const style = ratioStyle(input);
    return externalVideoTag(input, args, style === undefined ? named : { style, ...named }, state);
  },
  model_viewer_tag: modelViewerTag,
  media_tag: mediaTag,
};
