import { useContractForm } from '../../../calls/use-contract-form.ts';
import { leaveFor } from '../../../lib/leave-for.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';

/** With its press only: it brings along what is known of an account. */
const loadCall = async () =>
  (await import('@saath/contract/accounts/providers/endpoints')).startProvider;

type ContinueWithProps = {
  /** The provider, as people know it. */
  name: string;
  returnTo: string | null;
  /** Nobody comes in another way. */
  isOnly: boolean;
};

/** Goes to the organisation's provider, which says who it is and sends the person back (EC-05). */
export function ContinueWith({ name, returnTo, isOnly }: ContinueWithProps) {
  const start = useContractForm(loadCall, {
    body: () => (returnTo ? { returnTo } : {}),
    failed: m.login_failed_try_again(),
    saysFailure: 'in the form',
    onSuccess: ({ url }) => leaveFor(url),
    leaves: true,
  });
  return (
    <div className="flex flex-col gap-5">
      {isOnly && <p>{m.here_you_log_in_with_name({ name })}</p>}
      <Button
        variant={isOnly ? 'primary' : 'secondary'}
        isBusy={start.isBusy}
        onClick={() => void start.submit()}
      >
        {m.continue_with_name({ name })}
      </Button>
      {start.trouble && <Notice tone="danger">{start.trouble}</Notice>}
      {!isOnly && (
        <p className="flex items-center gap-3 text-ink-soft text-sm">
          <span aria-hidden className="h-px flex-1 bg-line" />
          {m.or()}
          <span aria-hidden className="h-px flex-1 bg-line" />
        </p>
      )}
    </div>
  );
}
