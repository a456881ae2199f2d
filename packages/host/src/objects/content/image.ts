import { type Drop, defineDrop } from '@vitrine/liquid';
import type { FileImage } from '../../shop/types.ts';
import { numericId } from '../numeric-id.ts';
import type { ObjectScope } from '../scope.ts';
import { imageUrl } from '../urls.ts';

export interface ImageSubject {
  scope: ObjectScope;
  file: FileImage;
  alt: string;
  /** Media id; made from the name for files that are no product media. */
  id: number;
  position: number | null;
  productId: number | null;
  /** Variants that show it. */
  variants: () => Drop[];
}

const focalPoint = defineDrop<FileImage>({
  kind: 'focal_point',
  fields: { x: (file) => file.focalPoint.x, y: (file) => file.focalPoint.y },
  print: (file) => `${file.focalPoint.x.toFixed(1)}% ${file.focalPoint.y.toFixed(1)}%`,
});

const presentation = defineDrop<FileImage>({
  kind: 'image_presentation',
  fields: { focal_point: (file) => focalPoint(file) },
});

export const imageDrop: (subject: ImageSubject) => Drop = defineDrop<ImageSubject>({
  kind: 'image',
  fields: {
    id: ({ id }) => id,
    src: ({ file }) => `files/${file.name}`,
    alt: ({ alt }) => alt,
    width: ({ file }) => file.width,
    height: ({ file }) => file.height,
    aspect_ratio: ({ file }) => (file.height > 0 ? file.width / file.height : 1),
    media_type: () => 'image',
    position: ({ position }) => position,
    preview_image: (subject) => imageDrop(subject),
    presentation: ({ file }) => presentation(file),
    product_id: ({ productId }) => productId,
    variants: ({ variants }) => variants(),
    'attached_to_variant?': ({ variants }) => variants().length > 0,
  },
  print: ({ file }) => `files/${file.name}`,
  json: ({ scope, file }) => imageUrl(scope, file),
  identity: ({ file, id }) => `${id}:${file.name}`,
});

const NONE = () => [];

/** The image object of a file that is no product media. */
export function fileImage(scope: ObjectScope, file: FileImage, alt = file.alt): Drop {
  scope.fileVersions.set(file.name, file.version);
  return imageDrop({
    scope,
    file,
    alt,
    id: numericId(`file/${file.name}`),
    position: null,
    productId: null,
    variants: NONE,
  });
}

/** The image object of a file name as settings and metafields keep it (`x.jpg` or `shopify://shop_images/x.jpg`), or nil. */
export function imageByName(scope: ObjectScope, reference: string): Drop | null {
  const name = reference.replace(/^shopify:\/\/shop_images\//, '').replace(/^files\//, '');
  if (!name) return null;
  const file = scope.rows.get('file', name);
  return file ? fileImage(scope, file) : null;
}
