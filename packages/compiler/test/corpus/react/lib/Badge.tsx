import type { ReactNode } from 'react';

export interface BadgeProps {
  tone?: 'new' | 'sale' | 'plain';
  children: ReactNode;
}

export function Badge({ tone = 'plain', children }: BadgeProps) {
  return <span className={`badge badge--${tone}`}>{children}</span>;
}
