import { ages, isAgeOpen, nextAge } from '@saath/contract/events/eligibility/rules';
import { myPapers } from '@saath/contract/places/papers/endpoints';
import type { MyPapers, Paper } from '@saath/contract/places/papers/schema';
import { useRef, useState } from 'react';
import { useQuery } from '../../../calls/query.ts';
import { useReadAgain } from '../../../calls/use-call.ts';
import { formatDay } from '../../../lib/format.ts';
import type { Text } from '../../../lib/text.ts';
import { useKeptFocus } from '../../../lib/use-kept-focus.ts';
import { useNamedPlace } from '../../../lib/use-named-place.ts';
import { m } from '../../../paraglide/messages.js';
import { About } from '../../../ui/about.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { CircleCheck, CircleX, Hourglass, Trash } from '../../../ui/icons.ts';
import { Notice } from '../../../ui/notice.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { OwnEvidence } from '../evidence/own-evidence.tsx';
import { OwnSignatures } from '../signatures/own-signatures.tsx';
import { ClaimForm } from './claim-form.tsx';
import { FromTraining } from './from-training.tsx';
import { myPapersQuery, useSayAge, useWithdrawPaper } from './queries.ts';

/** One's own papers, once any role asks for one or an age, or something was signed; before, nothing of it is there (EL-01). */
export function PapersCard() {
  const { data, dataUpdatedAt } = useQuery(myPapersQuery);
  const signatures = data?.signatures ?? [];
  const isThere =
    data && (data.kinds.length > 0 || data.asksAge || data.over !== null || signatures.length > 0);
  const place = useNamedPlace('papers', Boolean(isThere));
  if (!isThere) return null;
  return (
    <div id="papers" ref={place} className="scroll-mt-20">
      <Card as="section" className="flex flex-col gap-5 p-6">
        <div>
          <h2 className="text-2xl">{m.papers()}</h2>
          <p className="mt-1 text-ink-soft">{m.papers_explained()}</p>
        </div>
        <OwnPapers papers={data.papers} />
        {data.kinds.length > 0 && <NewPaper kinds={data.kinds} />}
        {(data.asksAge || data.over !== null) && (
          <OwnAge over={data.over} saidAt={data.saidAt} now={new Date(dataUpdatedAt)} />
        )}
        <OwnSignatures signatures={signatures} />
      </Card>
    </div>
  );
}

const words: Readonly<
  Record<
    Paper['state'],
    { name: Text; tone: 'neutral' | 'primary' | 'danger'; Icon: typeof Hourglass }
  >
> = {
  claimed: { name: m.paper_claimed, tone: 'neutral', Icon: Hourglass },
  verified: { name: m.paper_verified, tone: 'primary', Icon: CircleCheck },
  refused: { name: m.paper_refused, tone: 'danger', Icon: CircleX },
};

export function validityText({ validUntil }: Pick<Paper, 'validUntil'>): string {
  return validUntil ? m.valid_until_date({ date: formatDay(validUntil) }) : m.does_not_expire();
}

function OwnPapers({ papers }: { papers: readonly Paper[] }) {
  const [doomed, setDoomed] = useState<Paper>();
  const withdraw = useWithdrawPaper();
  const list = useRef<HTMLUListElement>(null);
  useKeptFocus(list, papers.map(({ id }) => id).join());
  const close = () => setDoomed(undefined);
  if (papers.length === 0) return null;
  return (
    <>
      <ul ref={list} tabIndex={-1} className="divide-y divide-line outline-none">
        {papers.map((paper) => (
          <OwnPaper key={paper.id} paper={paper} onRemove={() => setDoomed(paper)} />
        ))}
      </ul>
      <ConfirmDialog
        open={doomed !== undefined}
        onOpenChange={(open) => !open && close()}
        title={m.remove_this_paper({ name: doomed?.kind.name ?? '' })}
        description={doomed?.state === 'verified' ? m.places_that_need_it_are_marked() : ''}
        confirmText={m.remove()}
        busyText={m.saving()}
        isBusy={withdraw.isPending}
        onConfirm={() => doomed && withdraw.mutate(doomed.id, { onSettled: close })}
      />
    </>
  );
}

/** What a training gave stays as long as the person was there: there is nothing to remove. */
function OwnPaper({ paper, onRemove }: { paper: Paper; onRemove: () => void }) {
  const { name, tone, Icon } = words[paper.state];
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-1 py-3">
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <bdi className="font-semibold break-words">{paper.kind.name}</bdi>
          <Chip tone={tone} icon={<Icon aria-hidden size={14} />}>
            {name()}
          </Chip>
        </p>
        <PaperNotes paper={paper} />
        <FromTraining paper={paper} />
        <OwnEvidence paper={paper} />
      </div>
      {!paper.training && (
        <Button variant="quiet" size="small" className="max-sm:-ms-3" onClick={onRemove}>
          <Trash aria-hidden size={16} />
          {m.remove()}
          <About>{paper.kind.name}</About>
        </Button>
      )}
    </li>
  );
}

/** Until when it is valid, or why it was not accepted and what to do then. */
function PaperNotes({ paper }: { paper: Paper }) {
  const isRefused = paper.state === 'refused';
  return (
    <>
      {!isRefused && <p className="text-ink-soft text-sm">{validityText(paper)}</p>}
      {paper.reason && (
        <p className="mt-1 border-danger border-s-4 ps-3 text-sm break-words">
          <bdi>{paper.reason}</bdi>
        </p>
      )}
      {isRefused && <p className="mt-1 text-sm">{m.add_it_again_below()}</p>}
    </>
  );
}

function NewPaper({ kinds }: Pick<MyPapers, 'kinds'>) {
  const [isOpen, setOpen] = useState(false);
  const readAgain = useReadAgain();
  if (!isOpen)
    return (
      <Button variant="secondary" className="self-start" onClick={() => setOpen(true)}>
        {m.add_a_qualification()}
      </Button>
    );
  return (
    <ClaimForm
      kinds={kinds}
      onCancel={() => setOpen(false)}
      onAdded={async () => {
        await readAgain([myPapers]);
        setOpen(false);
      }}
    />
  );
}

type OwnAgeProps = Pick<MyPapers, 'over' | 'saidAt'> & { now: Date };

/** Said once a year, as long as they are not over the highest (EL-07). */
function OwnAge({ over, saidAt, now }: OwnAgeProps) {
  const say = useSayAge();
  const said = [0, ...ages] as const;
  const next = nextAge(over);
  const isAsked = saidAt !== null && isAgeOpen({ over, saidAt: new Date(saidAt) }, now);
  return (
    <div className="flex flex-col gap-3">
      {isAsked && next && (
        <Notice tone="info">
          <p>{m.are_you_over_age_by_now({ age: next })}</p>
          <Button
            variant="secondary"
            size="small"
            className="mt-2"
            isBusy={say.isPending}
            busyText={m.saving()}
            onClick={() => say.mutate(over)}
          >
            {m.not_yet()}
          </Button>
        </Notice>
      )}
      <div className="sm:max-w-72">
        <SelectField
          label={m.my_age()}
          hint={m.we_keep_no_birth_date()}
          value={String(over ?? '')}
          disabled={say.isPending}
          onChange={({ target }) =>
            say.mutate(said.find((age) => String(age) === target.value) ?? null)
          }
          options={[
            { value: '', label: m.i_do_not_say_my_age() },
            { value: '0', label: m.i_am_not_over_age_yet({ age: ages[0] }) },
            ...ages.map((age) => ({ value: String(age), label: m.i_am_over_age({ age }) })),
          ]}
        />
      </div>
    </div>
  );
}
