import type { SignupSettings } from '@saath/contract/accounts/accounts/schema';
import { type FormEvent, lazy, Suspense, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Form, SubmitButton } from '../../../calls/form.tsx';
import { paths } from '../../../lib/paths.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { type Carried, searchOf } from '../carried/carried.ts';
import { loadMail, loadWhat } from './later.ts';
import { useSignup } from './sending.ts';
import type { FormStep } from './values.ts';
import { WhoFields } from './who-fields.tsx';

const CarriedEvent = lazy(async () => ({
  default: (await import('../carried/event.tsx')).CarriedEvent,
}));
const WhatFields = lazy(async () => ({ default: (await loadWhat()).WhatFields }));
const LookIntoMail = lazy(async () => ({ default: (await loadMail()).LookIntoMail }));

export type SignupProps = {
  settings: SignupSettings;
  /** What one signs up for. */
  carried: Carried | null;
  /** Skills that roles here ask for. */
  wanted: readonly string[];
};

/** Makes a volunteer's account in two steps, then says where the link went (AU-01, WI-01). */
export function Signup({ settings, carried, wanted }: SignupProps) {
  const signup = useSignup(settings, carried);
  const { form, step, go, goOn, isGoing, prepare, sentTo } = signup;
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    const isLedToField = form.ref.current?.contains(document.activeElement);
    if (shown.current !== step && !isLedToField) heading.current?.focus();
    shown.current = step;
  }, [step, form.ref]);
  const onSubmit = (event: FormEvent) => {
    if (step === 'what') return form.onSubmit(event);
    event.preventDefault();
    void goOn();
  };
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-2xl outline-none sm:text-3xl">
        {step === 'sent' ? m.look_into_your_mail() : m.create_your_account()}
      </h1>
      {step === 'sent' && (
        <Suspense fallback={<Spinner />}>
          <LookIntoMail
            address={sentTo}
            carried={carried}
            onWrongAddress={() => go('who', { replace: true })}
          />
        </Suspense>
      )}
      {step === 'who' && carried && (
        <Suspense>
          <CarriedEvent carried={carried} />
        </Suspense>
      )}
      {/* It stays while the mail is on its way: with a wrong address one comes back to it. */}
      <Form
        form={{ ...form, onSubmit, isBusy: form.isBusy || isGoing }}
        hidden={step === 'sent'}
        onFocus={prepare}
        className="flex min-w-0 flex-col gap-5 [&[hidden]]:hidden"
      >
        <Steps {...signup} settings={settings} wanted={wanted} />
      </Form>
      {step === 'who' && (
        <p>
          {m.have_an_account()}{' '}
          <Link
            to={paths.login(carried ? searchOf(carried) : {})}
            className="font-semibold text-primary underline"
          >
            {m.log_in()}
          </Link>
        </p>
      )}
    </>
  );
}

/** Where one is, in words and as two bars. */
function StepName({ step }: { step: FormStep }) {
  const isLast = step === 'what';
  return (
    <div className="flex flex-col gap-2">
      <p className="font-semibold text-ink-soft text-sm">
        {isLast ? m.step_two_what_you_bring() : m.step_one_who_you_are()}
      </p>
      <div aria-hidden="true" className="grid grid-cols-2 gap-2">
        <span className="h-1.5 rounded-full bg-primary" />
        <span className={`h-1.5 rounded-full ${isLast ? 'bg-primary' : 'bg-line'}`} />
      </div>
    </div>
  );
}

type StepsProps = Omit<SignupProps, 'carried'> & ReturnType<typeof useSignup>;

/** Both steps, of which one shows: what stands in the other stays. */
function Steps({ settings, wanted, ...signup }: StepsProps) {
  const { step, isKnown, go } = signup;
  return (
    <>
      <StepName step={step === 'what' ? 'what' : 'who'} />
      <div hidden={step === 'what'} className="flex flex-col gap-5 [&[hidden]]:hidden">
        <WhoFields {...signup} settings={settings} />
      </div>
      <div hidden={step !== 'what'} className="flex flex-col gap-5 [&[hidden]]:hidden">
        {isKnown && (
          <Suspense fallback={<Spinner />}>
            <WhatFields {...signup} wanted={wanted} />
          </Suspense>
        )}
      </div>
      {step === 'what' ? (
        <>
          <SubmitButton busyText={m.creating_account()}>{m.create_account()}</SubmitButton>
          <Button variant="quiet" onClick={() => go('who')}>
            {m.back()}
          </Button>
        </>
      ) : (
        <SubmitButton>{m.continue()}</SubmitButton>
      )}
    </>
  );
}
