import { noticeMessages } from '@saath/contract/notices/messages';
import { type EventNoticeKind, eventNoticeKinds } from '@saath/contract/notices/rules';
import type { NoticeSettings as Settings } from '@saath/contract/notices/schema';
import { useQuery } from '@tanstack/react-query';
import { failureText } from '../../lib/failure-text.ts';
import type { Text } from '../../lib/text.ts';
import { m } from '../../paraglide/messages.js';
import { CheckField } from '../../ui/check-field.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { toast } from '../../ui/toast.ts';
import { noticeSettingsQuery, useChangeNoticeSettings } from './notice-queries.ts';

const labels: Readonly<Record<EventNoticeKind, Text>> = {
  'request-received': m.your_request_reaches_the_organiser,
  decision: m.your_request_is_answered_or_you_get,
  change: m.an_event_or_your_role_in_it,
  cancellation: m.an_event_is_cancelled,
  announcement: m.the_organisers_of_an_event_write_to_you,
};

/** Which news about events also come by mail (VO-06). */
export function NoticeSettings() {
  const settings = useQuery(noticeSettingsQuery);
  return (
    <div className="flex flex-col gap-3">
      <p>{m.every_notice_is_kept_here_choose_what()}</p>
      <QueryState query={settings} errorTitle={m.the_settings_could_not_be_loaded()}>
        {({ mail }) => <Switches mail={mail} />}
      </QueryState>
      <p className="text-ink-soft text-sm">{m.mails_about_your_account_itself_always_come()}</p>
    </div>
  );
}

/** One switch a kind, saved at once. What is being saved is shown as if it were; a failure takes it back. */
function Switches({ mail }: Settings) {
  const change = useChangeNoticeSettings();
  const isSaving = change.isPending;
  const shown = isSaving ? change.variables.mail : mail;
  const choose = (kind: EventNoticeKind, isOn: boolean) => {
    if (isSaving) return;
    change.mutate(
      { mail: { ...mail, [kind]: isOn } },
      {
        onSuccess: ({ message }) => toast.success(message),
        onError: (error) => toast.error(failureText(error, noticeMessages.notSaved)),
      },
    );
  };
  return (
    <fieldset aria-busy={isSaving} className={`min-w-0 ${isSaving ? 'opacity-60' : ''}`}>
      <legend className="mb-1 font-semibold">{m.also_by_mail()}</legend>
      {eventNoticeKinds.map((kind) => (
        <CheckField
          key={kind}
          role="switch"
          label={labels[kind]()}
          checked={shown[kind]}
          // Not `disabled`: that would take the focus away from whoever uses the keyboard.
          aria-disabled={isSaving}
          onChange={({ target }) => choose(kind, target.checked)}
        />
      ))}
    </fieldset>
  );
}
