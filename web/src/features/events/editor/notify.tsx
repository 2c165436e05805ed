import { useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { CheckField } from '../../../ui/check-field.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import type { News } from './news.ts';

type EditorNotifyProps = {
  /** What the save would tell; the dialog is open while there is something. */
  news: News | undefined;
  onCancel: () => void;
  onSave: (notify: boolean) => void;
};

/** Asks before a save that people have to hear of: how many, who, and of a small correction whether (NT-02). */
export function EditorNotify({ news, onCancel, onSave }: EditorNotifyProps) {
  // What was said about one save is not said about the next.
  return news && <Question key={news.people} news={news} onCancel={onCancel} onSave={onSave} />;
}

function Question({ news, onCancel, onSave }: EditorNotifyProps & { news: News }) {
  const [isTold, setTold] = useState(true);
  const { people, isNewTime } = news;
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open) onCancel();
      }}
      title={m.notify_people({ people })}
      description={<Who news={news} />}
      confirmText={isTold ? m.save_and_notify() : m.save_without_notice()}
      tone="primary"
      isBusy={false}
      onConfirm={() => onSave(isTold)}
    >
      {isNewTime ? (
        <p>{m.of_a_new_time_people_are_always_told()}</p>
      ) : (
        <CheckField
          label={m.tell_them_of_the_new_place()}
          hint={m.off_for_a_small_correction()}
          checked={isTold}
          onChange={(event) => setTold(event.target.checked)}
        />
      )}
    </ConfirmDialog>
  );
}

function Who({ news: { who } }: { news: News }) {
  const groups = [
    { count: who.confirmed, text: m.number_with_a_place },
    { count: who.waitlisted, text: m.number_on_the_wait_list },
    { count: who.requested, text: m.number_who_asked },
  ].filter(({ count }) => count > 0);
  return (
    <ul className="list-disc ps-5 tabular-nums">
      {groups.map(({ count, text }) => (
        <li key={text({ count })}>{text({ count })}</li>
      ))}
    </ul>
  );
}
