import { type Drop, defineDrop } from '@vitrine/liquid';
import { externalVideo } from '../../shop/content/external-video.ts';
import { numericId } from '../numeric-id.ts';
import type { ObjectScope } from '../scope.ts';
import { fileUrl } from '../urls.ts';

const MIME: Record<string, string> = {
  mp4: 'video/mp4',
  webm: 'video/webm',
  mov: 'video/quicktime',
  m3u8: 'application/x-mpegURL',
};

const videoDrop = defineDrop<{ scope: ObjectScope; name: string }>({
  kind: 'video',
  fields: {
    id: ({ name }) => numericId(`file/${name}`),
    media_type: () => 'video',
    alt: () => '',
    aspect_ratio: () => null,
    duration: () => null,
    position: () => null,
    preview_image: () => null,
    sources: ({ scope, name }) => {
      const format = name.split('.').at(-1)?.toLowerCase() ?? 'mp4';
      const version = scope.rows.get('file', name)?.version ?? '';
      return [
        {
          url: fileUrl(scope, name, version),
          format,
          mime_type: MIME[format] ?? 'video/mp4',
          width: null,
          height: null,
        },
      ];
    },
  },
  print: ({ name }) => name,
});

/** The video a `video` setting names: `shopify://files/videos/x.mp4` or a file name. */
export function videoByName(scope: ObjectScope, reference: string): Drop | null {
  const name = reference.split('/').at(-1);
  return name ? videoDrop({ scope, name }) : null;
}

const videoUrlDrop = defineDrop<{ url: string; type: string | null; id: string | null }>({
  kind: 'video_url',
  fields: { id: ({ id }) => id, type: ({ type }) => type },
  print: ({ url }) => url,
  json: ({ url }) => url,
  asText: true,
});

/** A `video_url` setting: the address, with `.type` and `.id` of the video on its site. */
export function videoUrl(url: string): Drop {
  const at = externalVideo(url);
  return videoUrlDrop({ url, type: at?.host ?? null, id: at?.id ?? null });
}
