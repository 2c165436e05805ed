import { changeAgreement, readAgreement } from '@saath/contract/events/agreements/endpoints';
import type { Agreement, AgreementText } from '@saath/contract/events/agreements/schema';
import { useState } from 'react';
import { Form, SubmitButton } from '../../../calls/form.tsx';
import { useQuery } from '../../../calls/query.ts';
import { isRefusedAs, useContractForm } from '../../../calls/use-contract-form.ts';
import { call } from '../../../lib/call.ts';
import { m } from '../../../paraglide/messages.js';
import { About } from '../../../ui/about.tsx';
import { Button } from '../../../ui/button.tsx';
import { CheckField } from '../../../ui/check-field.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { AgreementFields } from './fields.tsx';
import { agreementTextQuery, useChangeAgreement } from './queries.ts';

/** Reads the text of an agreement and gives it another one. */
export function ChangeAgreement({ agreement: { id, name } }: { agreement: Agreement }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
        {m.read_or_change()}
        <About>{name}</About>
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title={name} size="large">
        {isOpen && <Text id={id} onChanged={() => setOpen(false)} />}
      </Dialog>
    </>
  );
}

function Text({ id, onChanged }: { id: string; onChanged: () => void }) {
  // Read anew each time it is opened, and left alone while somebody writes.
  const query = useQuery({ ...agreementTextQuery(id), gcTime: 0, staleTime: Infinity });
  return (
    <QueryState query={query} errorTitle={m.the_agreement_could_not_be_loaded()}>
      {(text: AgreementText) => <OtherText now={text} onChanged={onChanged} />}
    </QueryState>
  );
}

const isChanged = isRefusedAs('agreements.changed');

/** When another organiser was faster their text is shown below, and what was typed stays and can be saved over it. */
function OtherText({ now, onChanged }: { now: AgreementText; onChanged: () => void }) {
  const { id } = now;
  const change = useChangeAgreement(id);
  const [theirs, setTheirs] = useState<AgreementText>();
  const form = useContractForm(changeAgreement, {
    body: ({ name = '', text = '', asksAgain }) => ({
      ...{ name, text, basedOn: (theirs ?? now).version },
      asksAgain: asksAgain !== undefined,
    }),
    failed: m.the_agreement_was_not_saved(),
    saysFailure: 'in the form',
    send: change.mutateAsync,
    onFailure: async (error) => {
      if (isChanged(error)) setTheirs(await call(readAgreement, { params: { id } }));
    },
    onSuccess: onChanged,
  });
  return (
    <Form form={form} className="flex flex-col gap-4">
      <AgreementFields form={form} initial={now} />
      {theirs && <Theirs text={theirs.text} />}
      <CheckField
        label={m.ask_everybody_to_sign_this_text()}
        hint={m.nobody_loses_a_place_by_a_new_text()}
        {...form.field('asksAgain')}
      />
      <SubmitButton className="self-start" busyText={m.saving()}>
        {m.save_as_a_new_version()}
      </SubmitButton>
    </Form>
  );
}

function Theirs({ text }: { text: string }) {
  return (
    <section aria-labelledby="theirs" className="rounded-field bg-neutral-soft p-4">
      <h3 id="theirs" className="font-semibold">
        {m.the_text_as_it_is_now()}
      </h3>
      <p dir="auto" className="mt-1 break-words whitespace-pre-line">
        {text}
      </p>
    </section>
  );
}
