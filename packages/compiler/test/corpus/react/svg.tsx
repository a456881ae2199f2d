import type { SVGProps } from 'react';
import { z } from 'zod';

export const props = z.object({
  size: z.int(),
  filled: z.boolean(),
  title: z.string().nullable(),
  points: z.array(z.object({ x: z.int(), y: z.int() })),
  href: z.string(),
});
type Props = z.infer<typeof props>;

// expect: ok
export function CamelCaseAttributes({ size, filled, title }: Props) {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${size} ${size}`}
      width={size}
      className="icon"
      aria-hidden={title === null}
      focusable="false"
      preserveAspectRatio="xMidYMid slice"
    >
      {title !== null && <title>{title}</title>}
      <path
        d="M4 12h16"
        fill={filled ? 'currentColor' : 'none'}
        strokeWidth={1.5}
        strokeLinecap="round"
        strokeLinejoin="round"
        fillRule="evenodd"
        clipPath="url(#c)"
        vectorEffect="non-scaling-stroke"
      />
      <text textAnchor="middle" fontSize={12} dominantBaseline="central" x="50%" dy=".3em">
        {title}
      </text>
    </svg>
  );
}

// expect: ok
export function LinksAndDefs({ href, size }: Props) {
  return (
    <svg>
      <defs>
        <linearGradient id="g" gradientUnits="userSpaceOnUse" gradientTransform="rotate(45)">
          <stop offset="0" stopColor="tomato" stopOpacity={0.5} />
          <stop offset={1} stopColor="#fff" />
        </linearGradient>
        <filter id="f">
          <feGaussianBlur stdDeviation={size} in="SourceGraphic" />
        </filter>
        <clipPath id="c" clipPathUnits="objectBoundingBox">
          <rect width={1} height={0.5} rx={size} />
        </clipPath>
      </defs>
      <use xlinkHref="#bag" x={size} />
      <use href="#heart" />
      <a href={href} lang="en">
        <image href="/look.png" xlinkTitle="look" xmlLang="en" />
      </a>
    </svg>
  );
}

// expect: ok
export function ShapesOfAList({ points, filled }: Props) {
  return (
    <svg viewBox="0 0 10 10">
      <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} pathLength={1} />
      <g transform="translate(1 2)" pointerEvents="none" style={{ strokeDasharray: '4 2', fillOpacity: 0.2 }}>
        {points.map((point, i) => (
          <circle key={i} cx={point.x} cy={-point.y} r={filled ? 2 : 1} />
        ))}
      </g>
    </svg>
  );
}

function Icon({ children, size = 24, ...rest }: SVGProps<SVGSVGElement> & { size?: number }) {
  return (
    <svg width={size} height={size} fill="none" stroke="currentColor" aria-hidden="true" {...rest}>
      {children}
    </svg>
  );
}

// expect: ok
export function IconComponent({ size, filled }: Props) {
  return (
    <>
      <Icon>
        <path d="M1 1" />
      </Icon>
      <Icon size={size} fill={filled ? 'red' : undefined} aria-hidden={undefined} role="img" strokeWidth={2}>
        <circle r="3" />
        <foreignObject width="10" height="10">
          <p className="note">in HTML again</p>
        </foreignObject>
      </Icon>
    </>
  );
}
