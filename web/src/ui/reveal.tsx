import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';

type RevealProps = {
  /** Milliseconds after the section has come into view. */
  delay?: number;
  /** The share that must be visible, 0 to 1. */
  threshold: number;
  as?: 'div' | 'li';
  className?: string;
  children: ReactNode;
};

/** Fades in when scrolled into view; there at once without JavaScript and for people who want less motion. */
export function Reveal({
  delay = 0,
  threshold,
  as: Tag = 'div',
  className,
  children,
}: RevealProps) {
  const box = useRef<HTMLElement | null>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!box.current) return;
    const watcher = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setSeen(true),
      { threshold },
    );
    watcher.observe(box.current);
    return () => watcher.disconnect();
  }, [threshold]);
  return (
    <Tag
      ref={(element: HTMLElement | null) => {
        box.current = element;
      }}
      data-reveal={isSeen ? 'seen' : 'waiting'}
      style={{ '--reveal-delay': `${delay}ms` } as CSSProperties}
      className={className}
    >
      {children}
    </Tag>
  );
}
