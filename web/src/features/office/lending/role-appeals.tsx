import type { Event } from '@saath/contract/events/events/schema';
import { limits } from '@saath/contract/limits';
import { askBranches } from '@saath/contract/office/lending/endpoints';
import type { SentAppeal } from '@saath/contract/office/lending/schema';
import { useState } from 'react';
import { Form, SubmitButton } from '../../../calls/form.tsx';
import { useQuery } from '../../../calls/query.ts';
import { useContractForm } from '../../../calls/use-contract-form.ts';
import { formatNumber } from '../../../lib/numbers.ts';
import { m } from '../../../paraglide/messages.js';
import { About } from '../../../ui/about.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { HandHelping } from '../../../ui/icons.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { Sentence } from '../../../ui/sentence.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { appealsQuery, useAskBranches, useTakeBack } from './queries.ts';

type Role = Event['role'][number];
type Branch = SentAppeal['branch'];

/** Which branches were asked about a role, and the way to ask another one; nothing where there is none (RG-02). */
export function RoleAppeals({ role }: { role: Role }) {
  const { data } = useQuery(appealsQuery(role.event_id));
  const [isOpen, setOpen] = useState(false);
  if (!data) return null;
  const sent = data.appeals.filter(({ roleId }) => roleId === role.id);
  const others = data.branches.filter(({ id }) => !sent.some(({ branch }) => branch.id === id));
  const isFree = role.filled < role.maxVolunteers && others.length > 0;
  if (sent.length === 0 && !isFree) return null;
  return (
    <div className="mt-3 flex flex-col items-start gap-2">
      {sent.length > 0 && (
        <ul className="flex w-full flex-col gap-1">
          {sent.map((appeal) => (
            <Sent key={appeal.branch.id} role={role} appeal={appeal} />
          ))}
        </ul>
      )}
      {isFree && (
        <Button variant="quiet" size="small" className="-ms-3" onClick={() => setOpen(true)}>
          <HandHelping aria-hidden size={16} />
          {m.ask_another_branch_for_help()}
          <About>{role.role_name}</About>
        </Button>
      )}
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={m.ask_for_help_as_role({ role: role.role_name })}
        description={m.ask_another_branch_hint()}
      >
        <Ask role={role} branches={others} onAsked={() => setOpen(false)} />
      </Dialog>
    </div>
  );
}

type SentProps = { role: Role; appeal: SentAppeal };

function Sent({ role, appeal: { branch, state, people, yes } }: SentProps) {
  const takeBack = useTakeBack(role);
  const name = <bdi>{branch.name}</bdi>;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 text-sm">
      <p className="min-w-0 break-words">
        {state === 'asked' && <Sentence text={m.appeal_asked} parts={{ branch: name }} />}
        {state === 'declined' && <Sentence text={m.appeal_declined} parts={{ branch: name }} />}
        {state === 'passed_on' && (
          <Sentence
            text={m.appeal_passed_on}
            parts={{ branch: name, people: formatNumber(people), yes: formatNumber(yes) }}
          />
        )}
      </p>
      {state !== 'declined' && (
        <Button
          variant="quiet"
          size="small"
          isBusy={takeBack.isPending}
          onClick={() => takeBack.mutate(branch.id)}
        >
          {m.ask_no_longer()}
          <About>{branch.name}</About>
        </Button>
      )}
    </li>
  );
}

const ALL = '';

type AskProps = { role: Role; branches: readonly Branch[]; onAsked: () => void };

function Ask({ role, branches, onAsked }: AskProps) {
  const ask = useAskBranches(role);
  const form = useContractForm(askBranches, {
    body: ({ branchId = ALL, word = '' }) => ({ branchId: branchId || null, word }),
    send: async (body) => await ask.mutateAsync({ branchId: body.branchId, word: body.word ?? '' }),
    failed: m.appeal_not_sent(),
    saysFailure: 'in the form',
    onSuccess: onAsked,
  });
  const named = branches.map(({ id, name }) => ({ value: id, label: name }));
  const all = { value: ALL, label: m.all_other_branches() };
  return (
    <Form form={form} className="flex flex-col gap-4">
      <SelectField
        label={m.branch()}
        options={branches.length > 1 ? [...named, all] : named}
        {...form.field('branchId')}
      />
      <TextArea
        label={m.a_word_to_them_optional()}
        rows={3}
        dir="auto"
        maxLength={limits.lending.word}
        {...form.field('word')}
      />
      <SubmitButton busyText={m.sending()}>{m.ask_for_help()}</SubmitButton>
    </Form>
  );
}
