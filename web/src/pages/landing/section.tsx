import type { ReactNode } from 'react';

type SectionProps = { id: string; title: string; lead?: string; children: ReactNode };

export function Section({ id, title, lead, children }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="mx-auto max-w-6xl px-5 pt-20 sm:px-6"
    >
      <h2 id={`${id}-title`} className="text-4xl sm:text-5xl">
        {title}
      </h2>
      {lead && <p className="mt-3 max-w-2xl text-ink-soft text-lg">{lead}</p>}
      <div className="mt-10">{children}</div>
    </section>
  );
}
