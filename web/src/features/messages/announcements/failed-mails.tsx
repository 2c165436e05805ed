import { useInfiniteQuery } from '../../../calls/query.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { ShowMore } from '../../../ui/show-more.tsx';
import { failedMailsQuery, type Sent, useRetryMails } from './delivery-queries.ts';
import { failureReason } from './delivery-words.ts';

/** Whose mail of an announcement failed, with another try for one or all. */
export function FailedMails(sent: Sent) {
  const query = useInfiniteQuery(failedMailsQuery(sent));
  const retry = useRetryMails(sent);
  return (
    <div className="mt-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h5 className="font-sans font-semibold text-sm">{m.mails_that_failed()}</h5>
        <Button
          variant="secondary"
          size="small"
          isBusy={retry.isPending && retry.variables === undefined}
          disabled={retry.isPending}
          onClick={() => retry.mutate(undefined)}
        >
          {m.try_all_again()}
        </Button>
      </div>
      <p className="mt-1 text-ink-soft text-sm">{m.they_are_tried_again_by_themselves()}</p>
      <QueryState query={query} errorTitle={m.the_failed_mails_could_not_be_loaded()}>
        {({ pages }) => (
          <ul className="mt-2 divide-y divide-line">
            {pages
              .flatMap(({ mails }) => mails)
              .map(({ id, name, code }) => (
                <li key={id} className="flex flex-wrap items-center justify-between gap-x-3 py-1.5">
                  <span className="min-w-0">
                    <bdi className="block break-words">{name ?? m.somebody_who_left()}</bdi>
                    <span className="text-ink-soft text-sm">{failureReason(code)}</span>
                  </span>
                  <Button
                    variant="quiet"
                    size="small"
                    aria-label={m.try_the_mail_to_name_again({
                      name: name ?? m.somebody_who_left(),
                    })}
                    isBusy={retry.isPending && retry.variables === id}
                    disabled={retry.isPending}
                    onClick={() => retry.mutate(id)}
                  >
                    {m.try_again()}
                  </Button>
                </li>
              ))}
          </ul>
        )}
      </QueryState>
      <ShowMore query={query} />
    </div>
  );
}
