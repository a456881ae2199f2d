import { type Drop, defineDrop } from '@vitrine/liquid';
import { numericId } from '../numeric-id.ts';
import type { ObjectScope } from '../scope.ts';
import { videoByName } from '../theme/video-setting.ts';
import { fileUrl } from '../urls.ts';
import { imageByName } from './image.ts';

const VIDEO = /\.(mp4|webm|mov|m3u8)$/i;
const PICTURE = /\.(jpe?g|png|gif|webp|avif|svg)$/i;

const addressOf = ({ scope, name }: { scope: ObjectScope; name: string }) =>
  fileUrl(scope, name, scope.rows.get('file', name)?.version ?? '');

const genericFile = defineDrop<{ scope: ObjectScope; name: string }>({
  kind: 'generic_file',
  fields: {
    id: ({ name }) => numericId(`file/${name}`),
    url: addressOf,
    media_type: () => 'generic_file',
    alt: () => '',
    position: () => null,
    preview_image: () => null,
  },
  print: addressOf,
});

/** The target of a `file_reference`: a picture, a video, or another file with its address. */
export function fileByName(scope: ObjectScope, reference: string): Drop | null {
  const name = reference.replace(/^shopify:\/\/(shop_images|files)\//, '');
  if (PICTURE.test(name)) return imageByName(scope, name);
  if (VIDEO.test(name)) return videoByName(scope, name);
  return name ? genericFile({ scope, name }) : null;
}
