import { ADULT, type Missing } from '@saath/contract/events/eligibility/rules';
import type { Kind } from '@saath/contract/events/eligibility/schema';
import type { EventRole } from '@saath/contract/events/roles/schema';
import { ownTimeMessages } from '@saath/contract/events/time-limits/messages';
import type { TooMuch } from '@saath/contract/events/time-limits/rules';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { spoken } from '../../../lib/spoken.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Sentence } from '../../../ui/sentence.tsx';
import { KeptForOthers } from '../../events/crew-rules/kept.tsx';
import { MissingItem } from '../../events/eligibility/missing-item.tsx';
import { PaperNames } from '../../events/eligibility/needs.tsx';
import { GuardianMissing } from '../guardians/missing.tsx';
import { SignAgreement } from '../signatures/sign.tsx';
import { ClaimForm } from './claim-form.tsx';
import { type AskedPart, useGuardian, useLack, useRefusal } from './own-papers.ts';
import { SayAge } from './say-age.tsx';

type WhatIsMissingProps = {
  /** At one of which they would come. */
  parts: readonly AskedPart[];
  role: EventRole | undefined;
  /** They have not asked for the role yet. */
  isAsking?: boolean;
  /** They would do any role, and this is the one for which least is missing. */
  isOfMany?: boolean;
};

/** What a role asks for and the visitor lacks, each with the way to it; nothing where nothing is missing (EL-02). */
export function WhatIsMissing({
  parts,
  role,
  isAsking = false,
  isOfMany = false,
}: WhatIsMissingProps) {
  const lack = useLack(parts, role);
  if (!lack || !role) return null;
  const isOnlyCrew = lack.missing.every(({ rule }) => rule === 'crew');
  const waitsForGuardian = lack.missing.some(({ rule }) => rule === 'guardian');
  return (
    <div className="flex flex-col gap-3 rounded-field bg-info-soft px-4 py-3 text-on-info-soft text-sm">
      {isOfMany && (
        <p>
          <Sentence
            text={m.every_role_needs_something_first}
            parts={{ role: <bdi className="font-semibold">{role.role_name}</bdi> }}
          />
        </p>
      )}
      {!isOnlyCrew && <p className="font-semibold">{m.what_is_missing_for_this_role()}</p>}
      <ul className="flex flex-col gap-3">
        {lack.missing.map((each) => (
          <Each key={`${each.rule} ${each.why}`} missing={each} role={role} />
        ))}
      </ul>
      {isAsking && lack.mayAsk && !isOnlyCrew && (
        <p>
          {waitsForGuardian
            ? m.you_can_ask_before_the_answer()
            : m.you_can_ask_while_it_is_checked()}
        </p>
      )}
    </div>
  );
}

/** One thing that is missing, or each text that is to be signed. */
function Each({ missing, role }: { missing: Missing; role: EventRole }) {
  const guardian = useGuardian(role.id);
  const { oneOf = [], agreements = [], crew } = role.needs ?? {};
  if (missing.rule === 'agreement')
    return agreements
      .filter(({ id }) => missing.agreementIds.includes(id))
      .map((agreement) => <ToSign key={agreement.id} agreement={agreement} />);
  if (missing.rule === 'guardian')
    return (
      <GuardianMissing
        missing={missing}
        role={role}
        guardian={guardian}
        sayAge={(age) => <SayAge age={age} />}
      />
    );
  if (missing.rule === 'crew')
    return (
      <MissingItem isWaiting wayOn={missing.why === 'needs_adults' && <SayAge age={ADULT} />}>
        <KeptForOthers lack={missing} crew={crew} />
      </MissingItem>
    );
  if (missing.rule === 'time') return <TooMuchTime missing={missing} />;
  return <OneMissing missing={missing} kinds={oneOf} />;
}

/** What is missing of one's papers and age: signing, guardians and times have ways of their own. */
type MissingFact = Exclude<Missing, { rule: 'agreement' | 'guardian' | 'time' | 'crew' }>;
type OneProps = { missing: MissingFact; kinds: readonly Kind[] };

function OneMissing({ missing, kinds }: OneProps) {
  return (
    <MissingItem
      isWaiting={missing.nextStep === 'wait'}
      wayOn={<NextStep missing={missing} kinds={kinds} />}
    >
      <MissingText missing={missing} kinds={kinds} />
      {missing.why === 'refused' && <Refusal kinds={kinds} />}
    </MissingItem>
  );
}

/** There is no way to it but giving another place back. */
function TooMuchTime({ missing: { why, hours } }: { missing: TooMuch }) {
  return <MissingItem isWaiting>{spoken(ownTimeMessages, why, { hours })}</MissingItem>;
}

function ToSign({ agreement }: { agreement: Kind }) {
  const { revalidate } = useRevalidator();
  return (
    <MissingItem wayOn={<SignAgreement agreement={agreement} onSigned={revalidate} />}>
      <Sentence text={m.missing_signature} parts={{ agreement: <bdi>{agreement.name}</bdi> }} />
    </MissingItem>
  );
}

function MissingText({ missing, kinds }: OneProps) {
  if (missing.rule === 'age') return m.missing_age({ age: missing.age });
  return (
    <Sentence text={paperTexts[missing.why]} parts={{ papers: <PaperNames kinds={kinds} /> }} />
  );
}

/** What the organiser wrote when they did not accept it. */
function Refusal({ kinds }: { kinds: readonly Kind[] }) {
  const reason = useRefusal(kinds);
  if (!reason) return null;
  return (
    <p className="mt-1 border-danger border-s-4 ps-3 text-ink break-words">
      <bdi>{reason}</bdi>
    </p>
  );
}

const paperTexts = {
  none: m.missing_paper_none,
  refused: m.missing_paper_refused,
  ends_before: m.missing_paper_ends_before,
  being_checked: m.missing_paper_being_checked,
};

function NextStep({ missing, kinds }: OneProps) {
  if (missing.rule === 'age') return <SayAge age={missing.age} canSayNo />;
  if (missing.nextStep === 'wait') return null;
  return <AddPaper kinds={kinds} isAgain={missing.why === 'refused'} />;
}

/** @param isAgain what they added before was not accepted */
function AddPaper({ kinds, isAgain }: { kinds: readonly Kind[]; isAgain: boolean }) {
  const { revalidate } = useRevalidator();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
        {isAgain ? m.add_it_again() : m.add_it()}
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} size="small" title={m.add_a_qualification()}>
        <ClaimForm
          kinds={kinds}
          onAdded={async () => {
            await revalidate();
            setOpen(false);
          }}
        />
      </Dialog>
    </>
  );
}
