import { ADULT, type Missing } from '@saath/contract/events/eligibility/rules';
import type { EventRole } from '@saath/contract/events/roles/schema';
import { limits } from '@saath/contract/limits';
import { nameGuardian, sendGuardianAgain } from '@saath/contract/places/guardians/endpoints';
import type { OwnGuardian } from '@saath/contract/places/guardians/schema';
import { type ReactNode, useState } from 'react';
import { useRevalidator } from 'react-router';
import { Form, SubmitButton } from '../../../calls/form.tsx';
import { useContractForm } from '../../../calls/use-contract-form.ts';
import { call } from '../../../lib/call.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { formatDate } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Sentence } from '../../../ui/sentence.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { toast } from '../../../ui/toast.ts';
import { MissingItem } from '../../events/eligibility/missing-item.tsx';
import { useSite } from '../../foundation/organisation/site.ts';

type GuardianMissingProps = {
  missing: Extract<Missing, { rule: 'guardian' }>;
  role: Pick<EventRole, 'id'>;
  /** Whom the visitor named for the role. */
  guardian: OwnGuardian | undefined;
  /** By which adults say that nobody has to agree for them. */
  sayAge: (age: typeof ADULT) => ReactNode;
};

/** That a parent or guardian has to agree, how it stands with them, and the way on (EL-03). */
export function GuardianMissing({ missing, role, guardian, sayAge }: GuardianMissingProps) {
  const isAsked = missing.nextStep === 'wait';
  return (
    <MissingItem
      isWaiting={isAsked}
      wayOn={
        <>
          {guardian && isAsked && <SendAgain id={guardian.id} />}
          {missing.why !== 'guardian_unsigned' && (
            <NameGuardian roleId={role.id} isAnother={guardian !== undefined} />
          )}
          {!guardian && sayAge(ADULT)}
        </>
      }
    >
      <HowItStands missing={missing} guardian={guardian} />
    </MissingItem>
  );
}

function HowItStands({ missing, guardian }: Pick<GuardianMissingProps, 'missing' | 'guardian'>) {
  const { timeZone } = useSite();
  if (!guardian || missing.why === 'guardian_needed') return m.missing_guardian();
  const parts = { name: <bdi>{guardian.name}</bdi> };
  const date = formatDate(guardian.sentAt, timeZone);
  if (missing.why === 'guardian_asked')
    return (
      <Sentence text={(slots) => m.missing_guardian_asked({ ...slots, date })} parts={parts} />
    );
  if (missing.why === 'guardian_unsigned')
    return (
      <Sentence text={(slots) => m.missing_guardian_unsigned({ ...slots, date })} parts={parts} />
    );
  return missing.why === 'guardian_refused' ? (
    <Sentence text={m.missing_guardian_refused} parts={parts} />
  ) : (
    <Sentence text={m.missing_guardian_withdrew} parts={parts} />
  );
}

function SendAgain({ id }: { id: string }) {
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    try {
      const { message } = await call(sendGuardianAgain, { params: { id } });
      toast.success(message);
    } catch (error) {
      toast.error(failureText(error, m.the_mail_was_not_sent()));
    }
    await revalidate();
    setBusy(false);
  };
  return (
    <Button
      variant="secondary"
      size="small"
      isBusy={isBusy}
      busyText={m.sending()}
      onClick={() => void send()}
    >
      {m.send_again()}
    </Button>
  );
}

function NameGuardian({ roleId, isAnother }: { roleId: string; isAnother: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
        {isAnother ? m.name_another_guardian() : m.name_a_guardian()}
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} size="small" title={m.name_a_guardian()}>
        <NameForm roleId={roleId} onNamed={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function NameForm({ roleId, onNamed }: { roleId: string; onNamed: () => void }) {
  const { revalidate } = useRevalidator();
  const form = useContractForm(nameGuardian, {
    body: ({ name = '', email = '' }) => ({ roleId, name, email }),
    failed: m.the_mail_was_not_sent(),
    saysFailure: 'in the form',
    onSuccess: async ({ message }) => {
      toast.success(message);
      await revalidate();
      onNamed();
    },
  });
  return (
    <Form form={form} className="flex flex-col gap-4">
      <p className="text-ink-soft">{m.guardian_gets_a_mail()}</p>
      <TextField
        label={m.guardian_name()}
        maxLength={limits.agreement.signer}
        {...form.field('name')}
      />
      <TextField
        label={m.guardian_email()}
        type="email"
        inputMode="email"
        maxLength={limits.email.max}
        {...form.field('email')}
      />
      <SubmitButton className="self-start" busyText={m.sending()}>
        {m.ask_them()}
      </SubmitButton>
    </Form>
  );
}
