import type { EventNoticeKind } from '@saath/contract/notices/notices/rules';
import type { NoticeSettings } from '@saath/contract/notices/notices/schema';
import { useId } from 'react';
import { m } from '../../../paraglide/messages.js';
import { kindNames } from './kind-names.ts';

type Channel = 'mail' | 'push';

type ChannelSwitchesProps = {
  kinds: readonly EventNoticeKind[];
  shown: Pick<NoticeSettings, Channel>;
  /** None: the choice for devices waits for the first. */
  devices: number;
  isSaving: boolean;
  onChoose: (channel: Channel, kind: EventNoticeKind, isOn: boolean) => void;
};

/** A line for each kind of news, a switch for each way in which it may come besides the notice that is kept. */
export function ChannelSwitches({ kinds, devices, isSaving, ...rest }: ChannelSwitchesProps) {
  const id = useId();
  return (
    <div className="flex flex-col gap-2">
      <table aria-busy={isSaving} className={`w-full ${isSaving ? 'opacity-60' : ''}`}>
        <thead>
          <tr className="border-line border-b text-sm">
            <th scope="col" className="py-2 text-start font-semibold">
              {m.news()}
            </th>
            <th scope="col" id={`${id}-mail`} className="whitespace-nowrap px-1 font-semibold">
              {m.by_mail()}
            </th>
            <th scope="col" id={`${id}-push`} className="whitespace-nowrap px-1 font-semibold">
              {m.on_devices()}
            </th>
          </tr>
        </thead>
        <tbody>
          {kinds.map((kind) => (
            <tr key={kind} className="border-line border-b last:border-0">
              <th scope="row" id={`${id}-${kind}`} className="py-1 pe-2 text-start font-normal">
                {kindNames[kind]()}
              </th>
              {(['mail', 'push'] as const).map((channel) => (
                <Cell
                  key={channel}
                  {...{ kind, channel, id, isSaving, ...rest }}
                  isAble={channel === 'mail' || devices > 0}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {devices === 0 && (
        <p id={`${id}-why`} className="text-ink-soft text-sm">
          {m.no_device_of_yours_is_switched_on_yet()}
        </p>
      )}
    </div>
  );
}

type CellProps = Pick<ChannelSwitchesProps, 'shown' | 'isSaving' | 'onChoose'> & {
  id: string;
  kind: EventNoticeKind;
  channel: Channel;
  isAble: boolean;
};

function Cell({ id, kind, channel, shown, isSaving, isAble, onChoose }: CellProps) {
  const isOn = shown[channel][kind];
  return (
    <td>
      {/* The whole square takes the finger; its name is the head of the column and of the line. */}
      <label className="mx-auto grid size-11 place-items-center">
        <input
          type="checkbox"
          role="switch"
          aria-labelledby={`${id}-${channel} ${id}-${kind}`}
          className="size-5 accent-primary disabled:opacity-50"
          checked={isOn}
          aria-checked={isOn}
          disabled={!isAble}
          {...(isAble ? {} : { 'aria-describedby': `${id}-why` })}
          // Not `disabled`: that would take the focus away from whoever uses the keyboard.
          aria-disabled={isSaving}
          onChange={({ target }) => {
            if (!isSaving) onChoose(channel, kind, target.checked);
          }}
        />
      </label>
    </td>
  );
}
