import type { ReactNode } from 'react';
import { CircleAlert, CircleCheck, Info, Sparkles } from './icons.ts';

const looks = {
  info: { look: 'bg-info-soft text-on-info-soft', Icon: Info },
  success: { look: 'bg-primary-soft text-primary-strong', Icon: CircleCheck },
  danger: { look: 'bg-danger-soft text-on-danger-soft', Icon: CircleAlert },
  joy: { look: 'bg-joy-soft text-on-joy', Icon: Sparkles },
} as const;

type NoticeProps = { tone: keyof typeof looks; title?: string; children: ReactNode };

/** Something worth reading before going on. */
export function Notice({ tone, title, children }: NoticeProps) {
  const { look, Icon } = looks[tone];
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={`flex gap-3 rounded-field px-4 py-3 ${look}`}
    >
      <Icon aria-hidden size={20} className="mt-0.5 flex-none" />
      <div className="min-w-0">
        {title && <p className="font-semibold">{title}</p>}
        <div>{children}</div>
      </div>
    </div>
  );
}
