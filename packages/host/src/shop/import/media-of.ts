import { stableId } from '../stable-id.ts';
import type { Media } from '../types.ts';
import type { MediaFormat } from './formats.ts';
import type { Pictures } from './pictures.ts';
import { fileNameOf } from './pictures.ts';
import type { ProductDraft } from './product-draft.ts';
import type { Reporter } from './report.ts';

const mimeTypes: Record<string, string> = { mp4: 'video/mp4', webm: 'video/webm', mov: 'video/quicktime' };

interface Placed extends Media {
  source: string;
}

/**
 * The pictures and videos of a product in order, and which one each variant shows. Pictures that are not among the files are
 * reported and left out; a variant's picture that the product does not list is added at the end.
 */
export function mediaOf(
  draft: ProductDraft,
  videos: MediaFormat[string],
  pictures: Pictures,
  report: Reporter,
): { media: Media[]; ofVariant: (source: string) => number | null } {
  const placed: Placed[] = [];
  const add = (source: string, alt: string, position: number, line: number): void => {
    const name = fileNameOf(source);
    if (placed.some((media) => media.source === name)) return;
    const preview = pictures.find(source, alt, { file: 'products.csv', line });
    if (!preview) return;
    const id = stableId('media', draft.handle, name);
    placed.push({ id, position, type: 'image', alt: preview.alt, preview, sources: [], duration: 0, source: name });
  };
  for (const image of draft.images) add(image.source, image.alt, image.position, image.line);
  for (const variant of draft.variants) if (variant.image !== '') add(variant.image, '', 10_000, variant.line);
  for (const video of videos) {
    const where = { file: 'product-media.json', line: 0 };
    const preview = pictures.find(video.poster, video.alt, where);
    if (!preview) continue;
    if (!pictures.has(video.file)) {
      report.warn(where.file, 0, `The video "${video.file}" is not in files/.`);
      continue;
    }
    const format = video.file.slice(video.file.lastIndexOf('.') + 1).toLowerCase();
    const { width, height, duration, alt, position } = video;
    placed.push({
      id: stableId('media', draft.handle, video.file),
      // A video takes its place before the picture that has it now.
      position: position - 0.5,
      type: 'video',
      alt,
      preview,
      sources: [
        {
          url: `/cdn/shop/files/${encodeURIComponent(video.file)}?v=${pictures.version(video.file)}`,
          mimeType: mimeTypes[format] ?? 'video/mp4',
          format,
          width,
          height,
        },
      ],
      duration,
      source: video.file,
    });
  }
  placed.sort((a, b) => a.position - b.position);
  const bySource = new Map(placed.map((media) => [media.source, media.id]));
  return {
    media: placed.map(({ source: _, ...media }, index) => ({ ...media, position: index + 1 })),
    ofVariant: (source) => (source === '' ? null : (bySource.get(fileNameOf(source)) ?? null)),
  };
}
