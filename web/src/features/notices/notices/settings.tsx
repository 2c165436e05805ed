import { type EventNoticeKind, volunteerNoticeKinds } from '@saath/contract/notices/notices/rules';
import type { NoticeSettings as Settings } from '@saath/contract/notices/notices/schema';
import { useQuery } from '../../../calls/query.ts';
import { m } from '../../../paraglide/messages.js';
import { QueryState } from '../../../ui/query-state.tsx';
import { DeviceSwitch } from '../devices/device-switch.tsx';
import { AskedPaces } from './asked-paces.tsx';
import { ChannelSwitches } from './channel-switches.tsx';
import { noticeSettingsQuery, useChangeNoticeSettings } from './queries.ts';
import { QuietHours } from './quiet-hours.tsx';

type NoticeSettingsProps = {
  /** Of which there is anything to choose for this person. */
  kinds?: readonly EventNoticeKind[];
};

/** Which news also come by mail and to devices, and when devices stay silent (VO-06, NT-02). */
export function NoticeSettings({ kinds = volunteerNoticeKinds }: NoticeSettingsProps) {
  const settings = useQuery(noticeSettingsQuery);
  return (
    <div className="flex flex-col gap-4">
      <p>{m.every_notice_is_kept_here_choose_how()}</p>
      <DeviceSwitch />
      <QueryState query={settings} errorTitle={m.the_settings_could_not_be_loaded()}>
        {({ devices, ...stored }) => <Choices {...{ kinds, devices, stored }} />}
      </QueryState>
      <p className="text-ink-soft text-sm">{m.mails_about_your_account_itself_always_come()}</p>
    </div>
  );
}

type ChoicesProps = {
  kinds: readonly EventNoticeKind[];
  devices: number;
  stored: Settings;
};

/** Saved at once. What is being saved is shown as if it were; a failure takes it back. */
function Choices({ kinds, devices, stored }: ChoicesProps) {
  const change = useChangeNoticeSettings();
  const isSaving = change.isPending;
  const shown = isSaving ? { ...stored, ...change.variables } : stored;
  const save = (part: Partial<Settings>) => change.mutate({ ...stored, ...part });
  return (
    <>
      <ChannelSwitches
        {...{ kinds, shown, devices, isSaving }}
        onChoose={(channel, kind, isOn) =>
          save({ [channel]: { ...stored[channel], [kind]: isOn } })
        }
      />
      {kinds.includes('asked') && (shown.mail.asked || (devices > 0 && shown.push.asked)) && (
        <AskedPaces
          chosen={shown.asked}
          isSaving={isSaving}
          onChoose={(asked) => save({ asked })}
        />
      )}
      <QuietHours
        key={JSON.stringify(stored.quiet)}
        quiet={stored.quiet}
        isOn={shown.quiet.isOn}
        isSaving={isSaving}
        onSave={(quiet) => save({ quiet })}
      />
    </>
  );
}
