import { paths } from '../../../lib/paths.ts';
import type { Text } from '../../../lib/text.ts';
import { m } from '../../../paraglide/messages.js';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Cover } from '../../../ui/cover.tsx';
import { SiteHeader } from './site-header.tsx';

/** `limited`: it was asked for too often, and comes after a while. */
export type Failure = 'missing' | 'limited' | 'failed';

type ErrorScreenProps = {
  failure: Failure;
  /** What the server said of it, in the visitor's language. */
  reason: string;
};

const words: Readonly<Record<Failure, { title: Text; hint: Text }>> = {
  missing: { title: m.page_not_found, hint: m.the_address_may_be_mistyped_or_what },
  limited: { title: m.too_many_tries, hint: m.please_wait_a_minute_and_try_again },
  failed: { title: m.something_went_wrong, hint: m.that_is_on_us_not_on_you },
};

/** What stands in for a page that does not exist or did not work. */
export function ErrorScreen({ failure, reason }: ErrorScreenProps) {
  // What is missing says more than that a page is: it is the heading where it is known.
  const isMissing = failure === 'missing';
  const title = (isMissing && reason) || words[failure].title();
  return (
    <>
      {isMissing && <SiteHeader />}
      <main
        id="content"
        className="mx-auto flex min-h-dvh max-w-2xl flex-col items-center justify-center gap-5 px-5 py-20 text-center"
      >
        <Cover seed={title} className="w-full max-w-sm rounded-card" />
        {reason && failure === 'failed' && <p className="font-semibold text-danger">{reason}</p>}
        <h1 className="text-4xl text-balance">{title}</h1>
        <p className="max-w-md text-ink-soft">{words[failure].hint()}</p>
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
