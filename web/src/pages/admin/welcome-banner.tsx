import { m } from '../../paraglide/messages.js';
import { Cover } from '../../ui/cover.tsx';
import { Sentence } from '../../ui/sentence.tsx';

type WelcomeBannerProps = {
  name: string;
  /** How many requests wait; undefined while that is not known. */
  waiting: number | undefined;
};

export function WelcomeBanner({ name, waiting }: WelcomeBannerProps) {
  const firstName = name.trim().split(/\s+/)[0] ?? '';
  return (
    <section
      aria-label={m.welcome()}
      className="flex items-stretch overflow-hidden rounded-card border border-line bg-primary-soft"
    >
      <div className="min-w-0 flex-1 px-5 py-5 sm:px-6">
        <p className="font-display text-xl font-semibold break-words">
          {firstName ? (
            <Sentence text={m.welcome_back_name} parts={{ name: <bdi>{firstName}</bdi> }} />
          ) : (
            m.welcome_back()
          )}
        </p>
        <p aria-live="polite" className="mt-1">
          {waitingText(waiting)}
        </p>
      </div>
      <Cover seed="welcome" kind="community" className="w-40 flex-none max-sm:hidden" />
    </section>
  );
}

function waitingText(waiting: number | undefined): string {
  if (waiting === undefined) return m.good_work_needs_good_company();
  if (waiting === 0) return m.everybody_who_asked_has_an_answer();
  return m.waiting_people_wait_for_your_answer({ waiting });
}
