import { createUser } from '@saath/contract/accounts/accounts/endpoints';
import { signupOrder } from '@saath/contract/accounts/accounts/rules';
import type { SignupSettings } from '@saath/contract/accounts/accounts/schema';
import { useEffect, useState } from 'react';
import { focusField, typedIn } from '../../../calls/fields.ts';
import { type ContractForm, useContractForm } from '../../../calls/use-contract-form.ts';
import { call } from '../../../lib/call.ts';
import { CallError } from '../../../lib/call-error.ts';
import { m } from '../../../paraglide/messages.js';
import { toast } from '../../../ui/toast.ts';
import type { Carried } from '../carried/carried.ts';
import { keepDraft, keptDraft } from './draft.ts';
import { useGoingOn } from './going-on.ts';
import { loadMail, loadWhat } from './later.ts';
import { loadRules, type SignupRules } from './rules-later.ts';
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
  stepFields,
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

/** What checks the account, from the first field that is touched on. */
function useRules(settings: SignupSettings) {
  const [rules, setRules] = useState<SignupRules>();
  const load = async (): Promise<SignupRules> => {
    if (rules) return rules;
    const loaded = await loadRules(settings);
    setRules(loaded);
    return loaded;
  };
  const prepare = () => void Promise.allSettled([load(), loadWhat(), loadMail()]);
  return { rules, load, prepare };
}

/** The form's state, its steps and its sending; on any failure everything typed stays as it is. */
export function useSignup(settings: SignupSettings, carried: Carried | null) {
  const { wanted, go } = useSteps();
  const { values, setValues, sentTo, setSentTo, topics } = useValues(carried);
  const { rules, load, prepare } = useRules(settings);
  const problemsNow = () => signupProblems(values, rules);
  const isKnown = rules !== undefined && firstProblem(problemsNow(), 'who') === undefined;
  const step = stepShown(wanted, { isKnown, isSent: sentTo !== '' });

  const form = useContractForm(createUser, {
    body: () => bodyOf(values, carried),
    schema: load,
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
  const { ref, problems } = form;
  useEarlyTyping(ref, setValues);
  // A problem of the other step is where one is led to.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the step changes, and only then
  useEffect(() => {
    const first = step === 'sent' ? undefined : firstProblem(problems, step);
    if (first) focusField(ref.current, first.field);
  }, [step]);

  const { isGoing, goOn } = useGoingOn(form, { values, load, go });
  const changes = changesOf(form, { values, setValues, load });
  return {
    form,
    step,
    isKnown,
    isGoing,
    prepare,
    go,
    goOn,
    topics,
    values,
    problems,
    sentTo,
    ...changes,
  };
}

type SetValues = (change: (before: SignupValues) => SignupValues) => void;

/** Takes over what was typed before the scripts ran, when nobody heard it. */
function useEarlyTyping(ref: ContractForm['ref'], setValues: SetValues): void {
  useEffect(() => {
    const typed = Object.entries(typedIn(ref.current)).filter(
      ([name, text]) => text && stepFields.who.some((field) => field === name),
    );
    if (typed.length > 0) setValues((now) => ({ ...now, ...Object.fromEntries(typed) }));
  }, [ref, setValues]);
}

type Changing = {
  values: SignupValues;
  setValues: SetValues;
  load: () => Promise<SignupRules>;
};

/** What the fields do when they change, and when one leaves them. */
function changesOf(
  { forget, setProblems }: Pick<ContractForm, 'forget' | 'setProblems'>,
  { values, setValues, load }: Changing,
) {
  const set = <F extends SignupField>(field: F, value: SignupValues[F]) => {
    setValues((before) => ({ ...before, [field]: value }));
    forget(field);
  };
  /** What is wrong with a field is told as soon as one goes on to the next. */
  const leave = async (field: SignupField) => {
    if (!values[field]) return;
    const found = signupProblems(values, await load().catch(() => undefined));
    setProblems((known) => ({ ...known, [field]: found[field] }));
  };
  /** A picture that cannot be taken is told at once. */
  const choosePicture = (avatar: SignupValues['avatar']) => {
    set('avatar', avatar);
    const problem = avatar && avatarProblem(avatar);
    if (problem) setProblems((known) => ({ ...known, avatar: problem }));
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
