import type { ReactNode } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Flower } from '../../../ui/flower.tsx';
import { useViewer } from '../../foundation/organisation/site.ts';
import { LoggedInAs } from '../../foundation/sessions/way-in.tsx';

type EntryFrameProps = {
  /** The side panel's words. */
  panelTitle: string;
  panelText: string;
  /** The heading; left out where it changes with what is shown. */
  title?: string;
  /** It was opened by a link that does not work: nothing is said of what it would have led to. */
  isDead?: boolean;
  children: ReactNode;
};

/** The heading of what is shown, where it changes with it. */
export function EntryTitle({ children }: { children: ReactNode }) {
  return <h1 className="text-2xl sm:text-3xl">{children}</h1>;
}

/** A form beside a painted panel; on a phone the panel is a narrow band above it. */
export function EntryFrame({ isDead = false, children, ...words }: EntryFrameProps) {
  const viewer = useViewer();
  const { panelTitle, panelText, title } = isDead ? deadWords() : words;
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface lg:grid lg:min-h-120 lg:grid-cols-[20rem_1fr]">
      <aside className="relative overflow-hidden bg-[#0e5a47] px-5 py-4 text-white sm:px-6 sm:py-8 lg:py-12">
        <p className="text-balance font-display text-2xl max-sm:pe-20 font-semibold sm:text-3xl lg:text-4xl">
          {panelTitle}
        </p>
        <p className="mt-2 hidden max-w-sm pe-24 text-white/90 sm:block lg:pe-0">{panelText}</p>
        <svg
          aria-hidden="true"
          viewBox="0 0 320 320"
          className="absolute -end-6 -bottom-8 w-28 sm:-end-12 sm:-bottom-12 sm:w-40 lg:-end-16 lg:-bottom-10 lg:w-80"
        >
          <Flower x={160} y={160} size={140} petals={10} petal="#f2a516" heart="#b5432e" />
        </svg>
      </aside>
      <section className="flex flex-col gap-6 px-5 py-6 sm:px-10 sm:py-8 lg:py-12">
        {title && <EntryTitle>{title}</EntryTitle>}
        <noscript>{m.this_page_needs_javascript_please_turn_it()}</noscript>
        <LoggedInAs value={viewer}>{children}</LoggedInAs>
      </section>
    </div>
  );
}

const deadWords = () => ({
  panelTitle: m.each_link_works_once(),
  panelText: m.so_nobody_can_use_it_after_you(),
  title: m.this_link_does_not_work(),
});
