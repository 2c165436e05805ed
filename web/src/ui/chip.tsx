import type { ReactNode } from 'react';

const tones = {
  neutral: 'bg-neutral-soft text-ink',
  primary: 'bg-primary-soft text-primary-strong',
  joy: 'bg-joy-soft text-on-joy',
  danger: 'bg-danger-soft text-on-danger-soft',
  info: 'bg-info-soft text-on-info-soft',
} as const;

type ChipProps = { tone?: keyof typeof tones; icon?: ReactNode; children: ReactNode };

/** A small fact: a skill, a state, a reason. Colour never stands alone: the words say it. */
export function Chip({ tone = 'neutral', icon, children }: ChipProps) {
  return (
    <span
      className={`inline-flex max-w-full items-center gap-1.5 rounded-2xl px-2.5 py-0.5 text-sm font-medium ${tones[tone]}`}
    >
      {icon && <span className="flex-none">{icon}</span>}
      <span className="min-w-0 break-words">{children}</span>
    </span>
  );
}
