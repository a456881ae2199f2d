import { type Drop, defineDrop } from '@vitrine/liquid';
import type { Product } from '../../shop/catalogue/types-products.ts';
import type { Id, Media, VideoSource } from '../../shop/types.ts';
import { fileImage, imageDrop } from '../content/image.ts';
import type { ObjectScope } from '../scope.ts';
import { mediaJson } from './product-json.ts';

/** The variants that show one of the product's media. */
function variantsOfMedia(scope: ObjectScope, product: Product, mediaId: Id): Drop[] {
  return product.variants
    .filter((variant) => variant.mediaId === mediaId)
    .map((variant) => scope.links.variant(scope, product, variant));
}

interface MediaSubject {
  scope: ObjectScope;
  media: Media;
}

const source = defineDrop<VideoSource>({
  kind: 'video_source',
  fields: {
    url: (row) => row.url,
    format: (row) => row.format,
    mime_type: (row) => row.mimeType,
    width: (row) => row.width,
    height: (row) => row.height,
  },
  print: (row) => row.url,
});

const ratio = (media: Media) => {
  const first = media.sources[0];
  const { width, height } = first && first.height > 0 ? first : media.preview;
  return height > 0 ? width / height : 1;
};

/** Fields that videos, external videos and models share. */
const COMMON: Record<string, (subject: MediaSubject) => unknown> = {
  id: ({ media }) => media.id,
  alt: ({ media }) => media.alt,
  position: ({ media }) => media.position,
  media_type: ({ media }) => media.type,
  aspect_ratio: ({ media }) => ratio(media),
  preview_image: ({ scope, media }) => fileImage(scope, media.preview, media.alt),
};

const behaviour = {
  json: ({ scope, media }: MediaSubject) => mediaJson(media, scope),
  identity: ({ media }: MediaSubject) => media.id,
};

const videoDrop = defineDrop<MediaSubject>({
  kind: 'video',
  fields: {
    ...COMMON,
    sources: ({ media }) => media.sources.map((row) => source(row)),
    duration: ({ media }) => media.duration,
  },
  ...behaviour,
});
const externalVideoDrop = defineDrop<MediaSubject>({
  kind: 'external_video',
  fields: { ...COMMON, host: ({ media }) => media.host ?? null, external_id: ({ media }) => media.externalId ?? null },
  ...behaviour,
});
const modelDrop = defineDrop<MediaSubject>({
  kind: 'model',
  fields: { ...COMMON, sources: ({ media }) => media.sources.map((row) => source(row)) },
  ...behaviour,
});

/** The object of one of a product's media: image, video, external video or model. */
export function mediaDrop(scope: ObjectScope, product: Product, media: Media): Drop {
  if (media.type === 'video') return videoDrop({ scope, media });
  if (media.type === 'external_video') return externalVideoDrop({ scope, media });
  if (media.type === 'model') return modelDrop({ scope, media });
  scope.fileVersions.set(media.preview.name, media.preview.version);
  return imageDrop({
    scope,
    file: media.preview,
    alt: media.alt,
    id: media.id,
    position: media.position,
    productId: product.id,
    variants: () => variantsOfMedia(scope, product, media.id),
  });
}

/** A media's picture as an `image`: itself, or the poster of a video or model; null without a media. */
export function mediaImage(scope: ObjectScope, product: Product, media: Media | undefined): Drop | null {
  if (!media) return null;
  return media.type === 'image' ? mediaDrop(scope, product, media) : fileImage(scope, media.preview, media.alt);
}
