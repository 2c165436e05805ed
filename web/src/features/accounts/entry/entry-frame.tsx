import type { ReactNode } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Flower } from '../../../ui/flower.tsx';

type EntryFrameProps = {
  /** The side panel's words. */
  panelTitle: string;
  panelText: string;
  /** The heading; left out where it changes with what is shown. */
  title?: string;
  children: ReactNode;
};

/** A form beside a painted panel; on a phone the panel is a band above it. */
export function EntryFrame({ panelTitle, panelText, title, children }: EntryFrameProps) {
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface lg:grid lg:min-h-120 lg:grid-cols-[20rem_1fr]">
      <aside className="relative overflow-hidden bg-[#0e5a47] px-6 py-8 text-white lg:py-12">
        <p className="text-balance font-display text-3xl font-semibold lg:text-4xl">{panelTitle}</p>
        <p className="mt-2 max-w-sm pe-24 text-white/90 lg:pe-0">{panelText}</p>
        <svg
          aria-hidden="true"
          viewBox="0 0 320 320"
          className="absolute -end-12 -bottom-12 w-40 lg:-end-16 lg:-bottom-10 lg:w-80"
        >
          <Flower x={160} y={160} size={140} petals={10} petal="#f2a516" heart="#b5432e" />
        </svg>
      </aside>
      <section className="flex flex-col gap-6 px-5 py-8 sm:px-10 lg:py-12">
        {title && <h1 className="text-3xl">{title}</h1>}
        <noscript>{m.this_page_needs_javascript_please_turn_it()}</noscript>
        {children}
      </section>
    </div>
  );
}
