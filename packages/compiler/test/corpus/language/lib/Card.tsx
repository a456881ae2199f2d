import type { ReactNode } from 'react';

interface CardProps {
  title: ReactNode;
  as?: 'article' | 'li' | 'div';
  tone?: 'plain' | 'dark';
  children?: ReactNode;
}

export default function Card({ title, as: Tag = 'article', tone = 'plain', children }: CardProps) {
  return (
    <Tag className={tone === 'plain' ? 'card' : `card card--${tone}`}>
      <h3>{title}</h3>
      {children && <div className="card__body">{children}</div>}
    </Tag>
  );
}
