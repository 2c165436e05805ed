import { createUser } from '@saath/contract/accounts/accounts/endpoints';
import {
  type SignupSettings,
  signupOrder,
  signupSchema,
} from '@saath/contract/accounts/accounts/schema';
import { useEffect, useState } from 'react';
import { focusField } from '../../../calls/fields.ts';
import { type ContractForm, useContractForm } from '../../../calls/use-contract-form.ts';
import { call } from '../../../lib/call.ts';
import { CallError } from '../../../lib/call-error.ts';
import { m } from '../../../paraglide/messages.js';
import { toast } from '../../../ui/toast.ts';
import type { Carried } from '../carried/carried.ts';
import { keepDraft, keptDraft } from './draft.ts';
import { type SignupStep, useSteps } from './steps.ts';
import {
  avatarProblem,
  bodyOf,
  emptySignup,
  firstProblem,
  type SignupField,
  type SignupProblems,
  type SignupValues,
  signupProblems,
  stepOf,
} from './values.ts';

/** What is typed, kept for the tab; who comes for an event is interested in what it is about, unless they say otherwise. */
function useValues(carried: Carried | null) {
  const type = carried?.event?.type;
  const topics = type ? [type.charAt(0).toUpperCase() + type.slice(1)] : [];
  const [untouched] = useState<SignupValues>({ ...emptySignup, interests: topics });
  const [values, setValues] = useState(untouched);
  const [sentTo, setSentTo] = useState('');
  const [isRestored, setRestored] = useState(false);
  useEffect(() => {
    const draft = keptDraft();
    if (draft) {
      setValues((now) => ({ ...now, ...draft.values }));
      setSentTo(draft.sentTo);
    }
    setRestored(true);
  }, []);
  useEffect(() => {
    if (isRestored && values !== untouched) keepDraft({ values, sentTo });
  }, [values, sentTo, isRestored, untouched]);
  return { values, setValues, sentTo, setSentTo, topics };
}

/** The form's state, its steps and its sending; on any failure everything typed stays as it is. */
export function useSignup(settings: SignupSettings, carried: Carried | null) {
  const { wanted, go } = useSteps();
  const { values, setValues, sentTo, setSentTo, topics } = useValues(carried);
  const problemsNow = () => signupProblems(values, settings);
  const isKnown = firstProblem(problemsNow(), 'who') === undefined;
  const step = stepShown(wanted, { isKnown, isSent: sentTo !== '' });

  const form = useContractForm(createUser, {
    body: () => bodyOf(values, carried),
    schema: signupSchema(settings),
    check: () => {
      const first = firstProblem(problemsNow());
      if (first) go(stepOf(first.field));
      return alone(first);
    },
    send: async (body) => await call(createUser, { body, files: await filesOf(values) }),
    failed: m.registration_failed_try_again(),
    saysFailure: 'toast',
    onFailure: (error) => {
      const first = error instanceof CallError ? firstProblem(error.fields) : undefined;
      if (first) go(stepOf(first.field));
    },
    onSuccess: ({ message }, { email }) => {
      toast.success(message);
      setSentTo(email);
      go('sent', { replace: true });
    },
  });
  const { ref, problems, setProblems } = form;
  // A problem of the other step is where one is led to.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the step changes, and only then
  useEffect(() => {
    const first = step === 'sent' ? undefined : firstProblem(problems, step);
    if (first) focusField(ref.current, first.field);
  }, [step]);

  /** To the next step, when this one is right. */
  const goOn = () => {
    const first = firstProblem(problemsNow(), 'who');
    setProblems(first ? { [first.field]: first.text } : {});
    if (!first) return go('what');
    toast.error(first.text);
    focusField(ref.current, first.field);
  };
  const changes = changesOf(form, { values, setValues, problemsNow });
  return { form, step, isKnown, go, goOn, topics, values, problems, sentTo, ...changes };
}

type Changing = {
  values: SignupValues;
  setValues: (change: (before: SignupValues) => SignupValues) => void;
  problemsNow: () => SignupProblems;
};

/** What the fields do when they change, and when one leaves them. */
function changesOf(
  { forget, problems, setProblems }: Pick<ContractForm, 'forget' | 'problems' | 'setProblems'>,
  { values, setValues, problemsNow }: Changing,
) {
  const set = <F extends SignupField>(field: F, value: SignupValues[F]) => {
    setValues((before) => ({ ...before, [field]: value }));
    forget(field);
  };
  /** What is wrong with a field is told as soon as one goes on to the next. */
  const leave = (field: SignupField) => {
    if (values[field]) setProblems({ ...problems, [field]: problemsNow()[field] });
  };
  /** A picture that cannot be taken is told at once. */
  const choosePicture = (avatar: SignupValues['avatar']) => {
    set('avatar', avatar);
    const problem = avatar && avatarProblem(avatar);
    if (problem) setProblems({ ...problems, avatar: problem });
  };
  return { set, leave, choosePicture };
}

/** One at a time: what else is wrong is told when it is its turn. */
function alone(first: ReturnType<typeof firstProblem>): SignupProblems {
  return Object.fromEntries(
    signupOrder.map((field) => [field, field === first?.field ? first.text : undefined]),
  );
}

/** After a reload the passwords are to be typed again: then the first step comes first, whatever the address says. */
function stepShown(
  wanted: SignupStep,
  { isKnown, isSent }: { isKnown: boolean; isSent: boolean },
): SignupStep {
  if (wanted === 'sent' && isSent) return 'sent';
  return wanted === 'what' && isKnown ? 'what' : 'who';
}

async function filesOf({ avatar, name }: SignupValues): Promise<File[]> {
  if (avatar === 'initial') {
    const { drawInitial } = await import('./draw-initial.ts');
    return [await drawInitial(name)];
  }
  return avatar ? [avatar] : [];
}
