import { addDevice, keepDevice } from '@saath/contract/notices/devices/endpoints';
import { getNoticeSettings } from '@saath/contract/notices/notices/endpoints';
import { gatheredQuery, useQuery } from '../../../calls/query.ts';
import { useCall } from '../../../calls/use-call.ts';
import type { Text } from '../../../lib/text.ts';
import { m } from '../../../paraglide/messages.js';
import { SavedCheckField } from '../../../ui/saved-check-field.tsx';
import { toast } from '../../../ui/toast.ts';
import { type DeviceState, lookAtDevice, switchOff, switchOn } from './this-device.ts';

const deviceQuery = gatheredQuery(keepDevice, {}, lookAtDevice, { retry: false, staleTime: 0 });

/** What there is to say beside the switch. */
const hints: Readonly<Record<DeviceState, Text>> = {
  unsupported: m.this_browser_cannot_show_news,
  homeScreen: m.on_an_iphone_or_ipad_first_add_the_site,
  blocked: m.your_browser_blocks_notifications_of_this,
  off: m.you_see_news_here_also_while_closed,
  on: m.you_see_news_here_also_while_closed,
};

/** Whether news come to this device while Saath is closed (NT-02). */
export function DeviceSwitch() {
  const device = useQuery(deviceQuery);
  const state = device.data ?? 'off';
  const change = useCall(addDevice, {
    run: async (isOn: boolean) => (isOn ? await switchOn() : await switchOff()),
    // The number of the person's devices may be another one now.
    touches: [keepDevice, getNoticeSettings],
    touchesWhenRefused: true,
    failed: (_error, isOn) =>
      isOn ? m.this_device_could_not_be_switched_on() : m.this_device_could_not_be_switched_off(),
    onSuccess: (outcome) => {
      if ('message' in outcome) toast.success(outcome.message);
      else if (outcome.state === 'off') toast.error(m.you_did_not_allow_notifications());
    },
  });
  const isAble = state === 'on' || state === 'off';
  return (
    <SavedCheckField
      role="switch"
      label={m.notify_on_this_device()}
      isOn={state === 'on'}
      disabled={!isAble || device.isError}
      isBusy={device.isPending}
      save={change.mutate}
      hint={device.isError ? m.we_could_not_ask_your_browser() : hints[state]()}
    />
  );
}
