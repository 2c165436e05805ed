import { helpedEvents } from '@saath/contract/day/helpers/endpoints';
import { createEvent } from '@saath/contract/events/events/endpoints';
import { eventFormMessages } from '@saath/contract/events/events/messages';
import type { Event } from '@saath/contract/events/events/schema';
import { instantOf } from '@saath/contract/local-time';
import { useRef, useState } from 'react';
import { eventReads } from '../../../calls/event-reads.ts';
import { useReadAgain } from '../../../calls/use-call.ts';
import { upload } from '../../../lib/call.ts';
import { CallError } from '../../../lib/call-error.ts';
import { endedRightText } from '../../../lib/ended-right.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { spoken } from '../../../lib/spoken.ts';
import { toast } from '../../../ui/toast.ts';
import { useSite } from '../../foundation/organisation/site.ts';
import { travelMinutesOf } from '../form/places.tsx';
import { minimumOf } from '../roles/role-values.ts';
import { updatesOf } from '../shifts/shift-values.ts';
import { type BranchChoice, branchOf } from './branch.ts';
import { refusalProblems, type WizardValues } from './checks.ts';
import { clearDraft } from './draft.ts';
import { keepPictures } from './draft-pictures.ts';
import type { Wizard } from './state.ts';

type Submission = {
  /** @param publish whether everybody sees the event at once */
  submit: (publish: boolean) => Promise<void>;
  /** From 0 to 1 while the event travels; undefined otherwise. */
  share: number | undefined;
};

type Sending = {
  timeZone: string;
  choice: BranchChoice;
  onCreated: (event: Event, isPublished: boolean) => void;
};

/** Sends the event, once, however often the button is pressed. When it fails nothing that was entered is lost. */
export function useCreateEvent(
  wizard: Wizard,
  { timeZone, choice, onCreated }: Sending,
): Submission {
  const readAgain = useReadAgain();
  const usual = useSite().organisation.timeLimits;
  const isSending = useRef(false);
  const [share, setShare] = useState<number>();

  const submit = async (publish: boolean) => {
    if (isSending.current) return;
    const values = wizard.withTypedRole();
    if (!values || !([0, 1, 2] as const).every((step) => wizard.passes(step, values))) return;
    isSending.current = true;
    const branchId = branchOf(choice, values.branchId);
    const branch = branchId ? { branchId } : {};
    // Those that are shown, also when an Admin has changed the usual ones meanwhile.
    const shown = { timeLimits: values.timeLimits ?? usual };
    setShare(0);
    try {
      const { message, event } = await upload(
        createEvent,
        {
          body: { ...bodyOf(values, timeZone), ...branch, ...shown, publish },
          files: wizard.files,
        },
        setShare,
      );
      clearDraft(sessionStorage);
      void keepPictures([]);
      toast.success(message || spoken(eventFormMessages, 'created'));
      void readAgain([...eventReads, helpedEvents]);
      onCreated(event, publish);
    } catch (error) {
      const isAnswered = error instanceof CallError && error.status > 0;
      const failed = spoken(eventFormMessages, isAnswered ? 'notCreated' : 'createFailed');
      const ended = endedRightText(error, 'branches.not_found');
      toast.error(ended ?? failureText(error, failed));
      if (error instanceof CallError) showRefusal(wizard, error);
    } finally {
      isSending.current = false;
      setShare(undefined);
    }
  };
  return { submit, share };
}

function showRefusal(wizard: Wizard, error: CallError): void {
  const { step, problems } = refusalProblems(error);
  if (step !== undefined) wizard.show(step, problems);
}

/** Times travel as instants, so that no zone is left to guess. */
function bodyOf(values: WizardValues, timeZone: string) {
  const { title, type, location, mapPoint, description, mode, roles, questions } = values;
  const exact = (local: string) => instantOf(local, timeZone)?.toISOString() ?? local;
  return {
    ...{ title, type, location, mapPoint, description, mode },
    travelMinutes: travelMinutesOf(values.travelMinutes),
    startTime: exact(values.startTime),
    endTime: exact(values.endTime),
    questions: questions.map(({ id: _id, ...question }) => question),
    role: roles.map((role) => ({
      ...role,
      maxVolunteers: Number(role.maxVolunteers),
      minVolunteers: minimumOf(role),
      shifts: updatesOf(role.shifts, { timeZone }),
    })),
  };
}
