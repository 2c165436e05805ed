import { Cover } from '../../ui/cover.tsx';

type WelcomeBannerProps = {
  name: string;
  /** How many requests wait; undefined while that is not known. */
  waiting: number | undefined;
};

export function WelcomeBanner({ name, waiting }: WelcomeBannerProps) {
  const firstName = name.trim().split(/\s+/)[0] ?? '';
  return (
    <section
      aria-label="Welcome"
      className="flex items-stretch overflow-hidden rounded-card border border-line bg-primary-soft"
    >
      <div className="min-w-0 flex-1 px-5 py-5 sm:px-6">
        <p className="font-display text-xl font-semibold break-words">
          Welcome back{firstName && ', '}
          <bdi>{firstName}</bdi>
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
  if (waiting === undefined) return 'Good work needs good company.';
  if (waiting === 0) return 'Everybody who asked has an answer.';
  return waiting === 1
    ? 'One person waits for your answer.'
    : `${waiting} people wait for your answer.`;
}
