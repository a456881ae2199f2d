import { externalVideo } from '../content/external-video.ts';
import { stableId } from '../stable-id.ts';
import type { Media, VideoSource } from '../types.ts';
import type { MediaFormat } from './formats.ts';
import type { Pictures } from './pictures.ts';
import { fileNameOf } from './pictures.ts';
import type { ProductDraft } from './product-draft.ts';
import type { Reporter } from './report.ts';

const mimeTypes: Record<string, string> = {
  mp4: 'video/mp4',
  webm: 'video/webm',
  mov: 'video/quicktime',
  m3u8: 'application/x-mpegURL',
  glb: 'model/gltf-binary',
  usdz: 'model/vnd.usdz+zip',
};

type Described = MediaFormat[string][number];

interface Placed extends Media {
  source: string;
}

/** A media's files with their addresses; those that are not there are reported and left out. */
function sourcesOf(
  names: readonly string[],
  size: { width: number; height: number },
  pictures: Pictures,
  report: Reporter,
) {
  return names.flatMap((name): VideoSource[] => {
    if (!pictures.has(name)) {
      report.warn(WHERE.file, 0, `The file "${name}" is not in files/.`);
      return [];
    }
    const format = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
    const url = `/cdn/shop/files/${encodeURIComponent(name)}?v=${pictures.version(name)}`;
    return [{ url, mimeType: mimeTypes[format] ?? 'application/octet-stream', format, ...size }];
  });
}

const WHERE = { file: 'product-media.json', line: 0 };

/** The video or model without its poster; null where it cannot be shown. */
function factsOf(
  media: Described,
  pictures: Pictures,
  report: Reporter,
): (Pick<Media, 'sources' | 'duration' | 'host' | 'externalId'> & { source: string }) | null {
  if (media.type === 'external_video') {
    const at = externalVideo(media.url);
    if (at) return { sources: [], duration: 0, host: at.host, externalId: at.id, source: media.url };
    report.warn(WHERE.file, 0, `"${media.url}" is no film on YouTube or Vimeo.`);
    return null;
  }
  const names = media.files ?? (media.file === undefined ? [] : [media.file]);
  const size = media.type === 'video' ? { width: media.width, height: media.height } : { width: 0, height: 0 };
  const sources = sourcesOf(names, size, pictures, report);
  const duration = media.type === 'video' ? media.duration : 0;
  return sources.length > 0 ? { sources, duration, source: names[0] ?? '' } : null;
}

/**
 * The pictures, videos and models of a product in order, and which one each variant shows. Pictures that are not among the files are
 * reported and left out; a variant's picture that the product does not list is added at the end.
 */
export function mediaOf(
  draft: ProductDraft,
  described: MediaFormat[string],
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
  for (const row of described) {
    const preview = pictures.find(row.poster, row.alt, WHERE);
    const facts = preview && factsOf(row, pictures, report);
    if (!preview || !facts) continue;
    const { type, alt, position } = row;
    // It takes its place before the picture that has it now.
    placed.push({
      id: stableId('media', draft.handle, facts.source),
      position: position - 0.5,
      type,
      alt,
      preview,
      ...facts,
    });
  }
  placed.sort((a, b) => a.position - b.position);
  const bySource = new Map(placed.map((media) => [media.source, media.id]));
  return {
    media: placed.map(({ source: _, ...media }, index) => ({ ...media, position: index + 1 })),
    ofVariant: (source) => (source === '' ? null : (bySource.get(fileNameOf(source)) ?? null)),
  };
}
