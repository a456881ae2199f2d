import { z } from 'zod';

export const props = z.object({
  rows: z.array(z.object({ size: z.string(), chest: z.int(), waist: z.int().nullable() })),
  poster: z.string().nullable(),
  src: z.string(),
  muted: z.boolean(),
  caption: z.string(),
});
type Props = z.infer<typeof props>;

// expect: ok
export function SizeTable({ rows, caption }: Props) {
  return (
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Size</th>
          <th scope="col" abbr="ch">
            Chest
          </th>
          <th scope="col">Waist</th>
        </tr>
      </thead>
      <tbody>
        {rows.length === 0 ? (
          <tr>
            <td colSpan={3}>No sizes</td>
          </tr>
        ) : (
          rows.map((row, i) => (
            <tr key={i}>
              <th scope="row">{row.size}</th>
              <td>{row.chest}</td>
              <td>{row.waist ?? '–'}</td>
            </tr>
          ))
        )}
      </tbody>
      <tfoot>
        <tr>
          <td colSpan={rows.length} headers="a b" />
        </tr>
      </tfoot>
    </table>
  );
}

const COLUMNS = [
  { key: 'size', label: 'Size' },
  { key: 'chest', label: 'Chest', unit: 'cm' },
] as const;

// expect: ok
export function ColumnsFromAConstant({ rows }: Props) {
  return (
    <table>
      <tbody>
        {rows.map((row, i) => (
          <tr key={i}>
            {COLUMNS.map((column) => (
              <td key={column.key} data-label={column.label}>
                {row[column.key]}
                {'unit' in column && column.unit}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

// expect: ok
export function Video({ src, poster, muted, caption }: Props) {
  return (
    <figure>
      <video muted={muted} autoPlay loop playsInline controls={!muted} poster={poster ?? undefined} preload="none">
        <source src={src} type="video/mp4" media="(min-width: 600px)" />
        <track kind="captions" srcLang="en" src="/en.vtt" default />
      </video>
      <video muted autoPlay={muted} playsInline={muted} disablePictureInPicture />
      <audio controls src={src} crossOrigin="anonymous" />
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

// expect: ok
export function Pictures({ src, caption, muted }: Props) {
  const widths = [320, 640, 1280];
  return (
    <picture>
      <source
        srcSet={widths.map((w) => `${src}?width=${w} ${w}w`).join(', ')}
        type="image/webp"
        sizes="(min-width: 60em) 50vw, 100vw"
      />
      <img
        src={src}
        srcSet={`${src} 1x, ${src}@2x 2x`}
        alt={caption}
        width={640}
        height={800}
        decoding="async"
        fetchPriority={muted ? 'high' : 'low'}
        loading="lazy"
      />
    </picture>
  );
}

// expect: ok or refused
export function EagerImage({ src, caption }: Props) {
  return <img src={src} alt={caption} fetchPriority="high" />;
}
