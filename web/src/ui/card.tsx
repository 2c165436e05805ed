import type { ReactNode } from 'react';

type CardProps = {
  as?: 'div' | 'section' | 'article' | 'li';
  className?: string;
  children: ReactNode;
};

export function Card({ as: Tag = 'div', className = 'p-5', children }: CardProps) {
  return (
    <Tag className={`rounded-card border border-line bg-surface ${className}`}>{children}</Tag>
  );
}
