import { paths } from '../../../lib/paths.ts';
import { m } from '../../../paraglide/messages.js';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Cover } from '../../../ui/cover.tsx';
import { SiteHeader } from './site-header.tsx';

type ErrorScreenProps = {
  isMissing: boolean;
  /** What the server said of it, in the visitor's language. */
  reason: string;
};

/** What stands in for a page that does not exist or did not work. */
export function ErrorScreen({ isMissing, reason }: ErrorScreenProps) {
  // What is missing says more than that a page is: it is the heading where it is known.
  const title = isMissing ? reason || m.page_not_found() : m.something_went_wrong();
  const hint = isMissing ? m.the_address_may_be_mistyped_or_what() : m.that_is_on_us_not_on_you();
  return (
    <>
      {isMissing && <SiteHeader />}
      <main
        id="content"
        className="mx-auto flex min-h-dvh max-w-2xl flex-col items-center justify-center gap-5 px-5 py-20 text-center"
      >
        <Cover seed={title} className="w-full max-w-sm rounded-card" />
        {reason && !isMissing && <p className="font-semibold text-danger">{reason}</p>}
        <h1 className="text-4xl text-balance">{title}</h1>
        <p className="max-w-md text-ink-soft">{hint}</p>
        <div className="flex flex-wrap justify-center gap-3">
          {!isMissing && <Button onClick={() => window.location.reload()}>{m.try_again()}</Button>}
          {isMissing && <ButtonLink to={paths.events()}>{m.see_events()}</ButtonLink>}
          <ButtonLink to={paths.home} variant="secondary">
            {m.go_back_home()}
          </ButtonLink>
          <ButtonLink to={paths.contact} variant="secondary">
            {m.contact_support()}
          </ButtonLink>
        </div>
      </main>
    </>
  );
}
