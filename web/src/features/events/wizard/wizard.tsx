import type { Event } from '@saath/contract/events/events/schema';
import { useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { RotateCcw } from '../../../ui/icons.ts';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { WizardBasics } from './basics.tsx';
import { type BranchChoice, noBranches } from './branch.ts';
import { type WizardStep, wizardSteps } from './checks.ts';
import { WizardDetails } from './details.tsx';
import { type Draft, isUntouched } from './draft.ts';
import { WizardProgress } from './progress.tsx';
import { WizardRoles } from './roles.tsx';
import { stepAfter, useWizard } from './state.ts';
import { useCreateEvent } from './submit.ts';

type EventWizardProps = {
  initial: Draft;
  /** The zone in which the event takes place. */
  timeZone: string;
  choice?: BranchChoice;
  onCreated: (event: Event, isPublished: boolean) => void;
};

/** Creates an event in three steps (EV-04). */
export function EventWizard({
  initial,
  timeZone,
  choice = noBranches,
  onCreated,
}: EventWizardProps) {
  const wizard = useWizard(initial, timeZone, choice);
  const { step, values, files, form } = wizard;
  const { submit, share } = useCreateEvent(wizard, { timeZone, choice, onCreated });
  const isSending = share !== undefined;

  return (
    <form
      ref={form}
      noValidate
      aria-busy={isSending}
      onSubmit={(event) => {
        event.preventDefault();
        // Enter goes on, but never publishes: a role's field is no place to create an event from.
        if (step < 2 && wizard.passes(step)) wizard.goTo(stepAfter(step, 1));
      }}
    >
      <div className="mb-6 flex flex-wrap items-start justify-between gap-x-6 gap-y-2 text-ink-soft">
        <p className="min-w-0 flex-1 basis-60">{m.what_you_enter_stays_in_this_tab()}</p>
        {!isUntouched({ step, values, lostPictures: files.length }) && (
          <StartOver isDisabled={isSending} onConfirm={wizard.startOver} />
        )}
      </div>
      <WizardProgress step={step} />
      <h2 tabIndex={-1} className="sr-only">
        {wizardSteps[step]()}
      </h2>
      <fieldset disabled={isSending} className="flex min-w-0 flex-col gap-5">
        <legend className="sr-only">{wizardSteps[step]()}</legend>
        {step === 0 && <WizardBasics wizard={wizard} timeZone={timeZone} choice={choice} />}
        {step === 1 && <WizardDetails wizard={wizard} />}
        {step === 2 && <WizardRoles wizard={wizard} timeZone={timeZone} />}
      </fieldset>
      {isSending && (
        <div className="mt-6">
          <ProgressBar label={sendingText(share, files.length)} share={share} />
        </div>
      )}
      <WizardBar
        step={step}
        isSending={isSending}
        onBack={() => wizard.goTo(stepAfter(step, -1))}
        onCreate={(publish) => void submit(publish)}
      />
    </form>
  );
}

type WizardBarProps = {
  step: WizardStep;
  isSending: boolean;
  onBack: () => void;
  onCreate: (publish: boolean) => void;
};

/** Back, and Continue or Create Event, always within reach. */
function WizardBar({ step, isSending, onBack, onCreate }: WizardBarProps) {
  const isLast = step === wizardSteps.length - 1;
  return (
    <div
      // On the long last step nothing may lie under it (G6).
      className={`mt-8 flex flex-wrap items-center gap-3 border-line border-t bg-paper py-4 ${isLast ? '' : 'sticky bottom-(--area-bar,0px) z-10'}`}
    >
      {step > 0 && (
        <Button variant="secondary" disabled={isSending} onClick={onBack}>
          {m.back()}
        </Button>
      )}
      {isLast ? (
        <>
          <Button
            key="create"
            isBusy={isSending}
            busyText={m.creating()}
            onClick={({ detail }) => {
              // The second press of a double click was meant for the Continue that stood here.
              if (detail < 2) onCreate(true);
            }}
          >
            {m.create_event()}
          </Button>
          <Button variant="secondary" disabled={isSending} onClick={() => onCreate(false)}>
            {m.save_without_publishing()}
          </Button>
        </>
      ) : (
        <Button key="continue" type="submit">
          {m.continue()}
        </Button>
      )}
    </div>
  );
}

function sendingText(share: number, pictures: number): string {
  if (share >= 1) return m.saving_your_event();
  return pictures > 0 ? m.sending_your_event_and_its_pictures() : m.sending_your_event();
}

type StartOverProps = { isDisabled: boolean; onConfirm: () => void };

function StartOver({ isDisabled, onConfirm }: StartOverProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        disabled={isDisabled}
        onClick={() => setIsAsking(true)}
      >
        <RotateCcw aria-hidden size={16} />
        {m.start_over()}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={m.start_over_question()}
        description={m.everything_you_entered_for_this_event_is()}
        confirmText={m.clear_everything()}
        cancelText={m.keep_my_draft()}
        isBusy={false}
        onConfirm={() => {
          setIsAsking(false);
          onConfirm();
        }}
      />
    </>
  );
}
