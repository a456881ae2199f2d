// `style` objects: units, custom properties, values that are left out.
import type { CSSProperties } from 'react';
import { z } from 'zod';

export const props = z.object({
  width: z.int(),
  ratio: z.number(),
  color: z.string().nullable(),
  image: z.string().optional(),
  visible: z.boolean(),
  align: z.enum(['left', 'center', '']),
  columns: z.int(),
  swatches: z.array(z.object({ name: z.string(), color: z.string(), size: z.int() })),
});
type Props = z.infer<typeof props>;

// expect: ok
export function PixelsAndPlainNumbers({ width, columns }: Props) {
  return (
    <div style={{ width, marginTop: 8, padding: 0, opacity: columns, zIndex: 10, lineHeight: 1.5, flexGrow: 1 }}>
      <span style={{ gridColumn: columns, animationIterationCount: width, fontSize: 12.5 }} />
    </div>
  );
}

// expect: ok
export function CustomProperties({ columns, color, width }: Props) {
  return (
    <div style={{ '--columns': columns, '--gap': '8px', '--color': color, '--half': width * 2 } as CSSProperties} />
  );
}

// Null, undefined, a boolean and '' are left out; the attribute goes where nothing is left.
// expect: ok
export function LeftOut({ color, image, visible, align }: Props) {
  return (
    <div style={{ color: color ?? undefined, textAlign: align || undefined }}>
      <i style={{ backgroundImage: image ? `url(${image})` : undefined }} />
      <b style={{ display: visible ? '' : 'none' }} />
      <u style={{}} />
      <s style={undefined} />
    </div>
  );
}

// expect: ok
export function WholeStyles({ visible, width }: Props) {
  const base: CSSProperties = { position: 'relative', WebkitLineClamp: 2, msTransform: 'none' };
  return (
    <p style={visible ? { ...base, width } : base}>
      <span style={visible ? { left: width } : undefined}>x</span>
    </p>
  );
}

// expect: ok
export function Swatches({ swatches }: Props) {
  return (
    <ul>
      {swatches.map(({ name, color, size }, index) => (
        <li
          key={index}
          title={name}
          style={{ backgroundColor: color, width: size, height: `${size}px`, marginLeft: index * 4 }}
        />
      ))}
    </ul>
  );
}

// expect: ok
export function MergedStyles({ width, align, color }: Props) {
  const wanted: CSSProperties = {
    maxWidth: width,
    ...(align === 'center' && { marginInline: 'auto' }),
    ...(color ? { color } : null),
  };
  return <div style={{ maxWidth: 100, ...wanted, margin: undefined }} />;
}

// Fractions are printed as JavaScript prints them.
// expect: ok or refused
export function Percentages({ ratio, width }: Props) {
  return <div style={{ width: `${ratio * 100}%`, aspectRatio: ratio, left: `${100 / 3}%`, top: width / 2 }} />;
}
