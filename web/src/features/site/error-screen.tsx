import { paths } from '../../lib/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Cover } from '../../ui/cover.tsx';

type ErrorScreenProps = {
  isMissing: boolean;
  /** The server's word, such as 'Event not Found!'. */
  reason: string;
};

/** What stands in for a page that does not exist or did not work. */
export function ErrorScreen({ isMissing, reason }: ErrorScreenProps) {
  const title = isMissing ? 'Page not found' : 'Something went wrong';
  const hint = isMissing
    ? 'The address may be mistyped, or what was here has been taken down.'
    : 'That is on us, not on you. Nothing you entered elsewhere is lost.';
  return (
    <main
      id="content"
      className="mx-auto flex min-h-dvh max-w-2xl flex-col items-center justify-center gap-5 px-5 py-16 text-center"
    >
      <title>{`${title} · Saath`}</title>
      <Cover seed={title} className="w-full max-w-sm rounded-card" />
      {reason && <p className="font-semibold text-danger">{reason}</p>}
      <h1 className="text-4xl">{title}</h1>
      <p className="max-w-md text-ink-soft">{hint}</p>
      <div className="flex flex-wrap justify-center gap-3">
        {!isMissing && <Button onClick={() => window.location.reload()}>Try again</Button>}
        <ButtonLink to={paths.home} variant={isMissing ? 'primary' : 'secondary'}>
          Go back home
        </ButtonLink>
        <ButtonLink to={paths.contact} variant="secondary">
          Contact support
        </ButtonLink>
      </div>
    </main>
  );
}
