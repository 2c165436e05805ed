import { useEffect, useRef, useState } from 'react';
import { focusField } from '../../../calls/fields.ts';
import type { ContractForm } from '../../../calls/use-contract-form.ts';
import { m } from '../../../paraglide/messages.js';
import { toast } from '../../../ui/toast.ts';
import { loadWhat } from './later.ts';
import type { SignupRules } from './rules-later.ts';
import type { useSteps } from './steps.ts';
import { firstProblem, type SignupValues, signupProblems } from './values.ts';

type Going = Pick<ReturnType<typeof useSteps>, 'go'> & {
  values: SignupValues;
  load: () => Promise<SignupRules>;
};

/** To the next step of signing up, when the first one is right; busy until that can be judged. */
export function useGoingOn(
  { ref, setProblems }: Pick<ContractForm, 'ref' | 'setProblems'>,
  { values, load, go }: Going,
) {
  const [isGoing, setGoing] = useState(false);
  const latest = useRef(values);
  useEffect(() => {
    latest.current = values;
  });
  const goOn = async () => {
    if (isGoing) return;
    setGoing(true);
    const ready = await Promise.all([load(), loadWhat()]).catch(() => undefined);
    setGoing(false);
    if (!ready) return toast.error(m.the_server_cannot_be_reached_check_your());
    // Whoever went on typing meanwhile is neither told of what stood there before nor led away from it: they press again.
    if (latest.current !== values) return;
    const first = firstProblem(signupProblems(values, ready[0]), 'who');
    setProblems(first ? { [first.field]: first.text } : {});
    if (!first) return go('what');
    toast.error(first.text);
    focusField(ref.current, first.field);
  };
  return { isGoing, goOn };
}
