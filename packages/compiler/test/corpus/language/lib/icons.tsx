import type { ComponentProps, ReactNode } from 'react';

export interface IconProps extends ComponentProps<'svg'> {
  size?: number;
  label?: string | null;
}

function Icon({ size = 16, label = null, children, ...rest }: IconProps & { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      aria-hidden={label === null}
      role={label === null ? undefined : 'img'}
      {...rest}
    >
      {label !== null && <title>{label}</title>}
      {children}
    </svg>
  );
}

export const Heart = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 20 4 12a5 5 0 0 1 8-6 5 5 0 0 1 8 6z" />
  </Icon>
);

export const Truck = ({ size = 20, ...rest }: IconProps) => (
  <Icon size={size} {...rest}>
    <path d="M2 6h12v10H2z" />
    <circle cx="6" cy="18" r="2" />
  </Icon>
);

export function Leaf(props: IconProps) {
  return (
    <Icon strokeLinecap="round" {...props}>
      <path d="M4 20C4 8 12 4 20 4c0 8-4 16-16 16" />
    </Icon>
  );
}

export const ICONS = { heart: Heart, truck: Truck, leaf: Leaf } as const;
export type IconName = keyof typeof ICONS;
export default Icon;
