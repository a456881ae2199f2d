import type { CSSProperties } from 'react';
import { z } from 'zod';

export const props = z.object({
  width: z.int(),
  ratio: z.number().min(0).max(10),
  color: z.enum(['black', 'ivory', 'tomato']),
  background: z.string().nullable(),
  wide: z.boolean(),
  columns: z.int().min(1).max(6),
});
type Props = z.infer<typeof props>;

// expect: ok
export function NumbersAndUnits({ width, columns }: Props) {
  return (
    <div
      style={{
        width,
        maxWidth: '100%',
        padding: 8,
        margin: 0,
        lineHeight: 1.5,
        opacity: 0.5,
        zIndex: width,
        flexGrow: 1,
        order: -1,
        gridColumn: columns,
        fontSize: `${columns}rem`,
        top: -4,
      }}
    />
  );
}

// expect: ok
export function CustomProperties({ columns, color, wide }: Props) {
  const style = {
    '--columns': columns,
    '--ink': color,
    '--gap': wide ? '2rem' : 0,
    '--Mixed-Case': 1,
  } as CSSProperties;
  return <ul style={style} />;
}

// expect: ok
export function EmptyStyleValues({ color, wide, width }: Props) {
  return (
    <>
      <p style={{ color: wide ? color : undefined, display: wide ? 'none' : '', order: undefined }}>some</p>
      <p style={{}}>none</p>
      <p style={undefined}>absent</p>
      <p style={wide ? { width } : undefined}>maybe</p>
      <p style={{ color: null as unknown as undefined, float: false as unknown as undefined }}>nulls</p>
    </>
  );
}

// expect: ok
export function VendorPrefixes({ wide, columns }: Props) {
  return (
    <p
      style={{
        WebkitLineClamp: columns,
        WebkitBoxOrient: 'vertical',
        MozOsxFontSmoothing: 'grayscale',
        msTouchAction: 'none',
        WebkitTransition: wide ? 'all 1s' : undefined,
        backgroundImage: 'url("/a.png"), linear-gradient(red, blue)',
        content: '"→"',
      }}
    />
  );
}

const base: CSSProperties = { display: 'grid', gap: 4 };

// expect: ok
export function MergedStyles({ color, wide, width }: Props) {
  const own = wide ? { ...base, gap: 16, color } : base;
  return (
    <div style={{ ...own, ...(width > 100 && { overflow: 'auto' }), display: 'block' }}>
      <span style={Object.assign({}, base, { gap: width })} />
    </div>
  );
}

// expect: ok or refused
export function TextFromThePage({ background, ratio }: Props) {
  return (
    <div
      style={{
        backgroundImage: background ? `url(${background})` : 'none',
        aspectRatio: ratio,
        width: `${ratio * 10}%`,
      }}
    >
      <i style={{ fontFamily: background ?? undefined }} />
    </div>
  );
}
