import type { ReactNode } from 'react';

type EmptyStateProps = { title: string; hint?: ReactNode; action?: ReactNode };

/** Nothing is here, why that is, and what to do next. */
export function EmptyState({ title, hint, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-3 rounded-card border border-line border-dashed px-6 py-10 text-center">
      <svg aria-hidden="true" width="72" height="72" viewBox="0 0 72 72" className="text-primary">
        {[0, 45, 90, 135, 180, 225, 270, 315].map((turn) => (
          <ellipse
            key={turn}
            cx="36"
            cy="17"
            rx="8"
            ry="14"
            transform={`rotate(${turn} 36 36)`}
            fill="currentColor"
            opacity="0.16"
          />
        ))}
        <circle cx="36" cy="36" r="9" fill="var(--joy)" />
      </svg>
      <p className="text-balance font-display text-xl font-semibold">{title}</p>
      {hint && <div className="max-w-md text-balance text-ink-soft">{hint}</div>}
      {action}
    </div>
  );
}
