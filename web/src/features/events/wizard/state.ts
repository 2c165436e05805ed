import { type RefObject, useEffect, useRef, useState } from 'react';
import { toast } from '../../../ui/toast.ts';
import { builtRole, checkBuiltRole, emptyBuiltRole, isEmptyRole } from '../roles/role-values.ts';
import { type BranchChoice, branchProblem } from './branch.ts';
import {
  stepProblem,
  type WizardField,
  type WizardProblems,
  type WizardStep,
  type WizardValues,
  wizardSteps,
} from './checks.ts';
import { clearDraft, type Draft, emptyDraft, writeDraft } from './draft.ts';
import { keepPictures, readPictures, sweepPictures } from './draft-pictures.ts';

export type Wizard = ReturnType<typeof useWizard>;

/** What the create wizard holds: the values, the step, what is wrong, and the draft that survives a reload. */
export function useWizard(initial: Draft, timeZone: string, choice: BranchChoice) {
  const [step, setStep] = useState<WizardStep>(initial.step);
  const [values, setValues] = useState<WizardValues>(initial.values);
  const pictures = usePictures(initial.lostPictures);
  const [problems, setProblems] = useState<WizardProblems>({});
  const { form, demandAttention } = useAttention();

  useEffect(() => {
    writeDraft(sessionStorage, { step, values, lostPictures: pictures.count });
  }, [step, values, pictures.count]);

  const forget = (fields: WizardField[]) => setProblems((known) => without(known, fields));
  const change = (changed: Partial<WizardValues>) => {
    setValues((known) => ({ ...known, ...changed }));
    const names = Object.keys(changed) as (keyof WizardValues)[];
    forget(names.map((name) => (name === 'builder' || name === 'editing' ? 'roles' : name)));
  };
  const chooseFiles = (chosen: File[], problem: string | undefined) => {
    pictures.choose(chosen);
    setProblems((known) => ({ ...known, images: problem }));
  };
  const show = (at: WizardStep, found: WizardProblems) => {
    setStep(at);
    setProblems(found);
    demandAttention(Object.keys(found)[0]);
  };
  const goTo = (next: WizardStep) => show(next, {});

  const { withTypedRole, passes } = checksOf({ values, setValues, show, timeZone, choice });
  const startOver = () => {
    clearDraft(sessionStorage);
    setValues(emptyDraft.values);
    chooseFiles([], undefined);
    goTo(0);
  };
  return {
    step,
    values,
    files: pictures.files,
    lostPictures: pictures.lost,
    problems,
    form,
    change,
    chooseFiles,
    setProblems,
    show,
    goTo,
    passes,
    withTypedRole,
    startOver,
  };
}

type Checking = {
  values: WizardValues;
  setValues: (values: WizardValues) => void;
  /** Leads to a step and marks what is wrong there. */
  show: (at: WizardStep, found: WizardProblems) => void;
  timeZone: string;
  choice: BranchChoice;
};

/** What stands in the way of going on, which is said and shown where it is. */
function checksOf({ values, setValues, show, timeZone, choice }: Checking) {
  /** The values with the role that is typed and not in the list yet; undefined when it lacks something, which is said. */
  const withTypedRole = (): WizardValues | undefined => {
    const { next, problem } = typedRoleIn(values);
    if (problem) {
      show(2, { roles: problem.message });
      toast.error(problem.message);
    } else if (next !== values) setValues(next);
    return next;
  };
  /** Whether the step is complete; otherwise says what is missing. */
  const passes = (at: WizardStep, given = values): boolean => {
    const problem =
      stepProblem(at, given, { timeZone, now: new Date() }) ?? branchProblem(at, given, choice);
    if (!problem) return true;
    show(at, problem.problems);
    toast.error(problem.message);
    return false;
  };
  return { withTypedRole, passes };
}

type RoleTaken =
  | { next: WizardValues; problem?: never }
  | { next?: never; problem: { message: string } };

/** With the role that stands in the builder among the others, or what that one lacks. */
function typedRoleIn(values: WizardValues): RoleTaken {
  const { roles, builder, editing } = values;
  if (isEmptyRole(builder)) return { next: values };
  const { shifts: _shifts, ...fields } = builder;
  const others = roles.filter((_, index) => index !== editing);
  const { role, problem } = checkBuiltRole(fields, others);
  if (problem) return { problem };
  const taken = builtRole(role, builder);
  return {
    next: {
      ...values,
      ...{ builder: emptyBuiltRole, editing: null },
      roles: editing === null ? [...roles, taken] : roles.with(editing, taken),
    },
  };
}

function without(problems: WizardProblems, fields: readonly WizardField[]): WizardProblems {
  return { ...problems, ...Object.fromEntries(fields.map((field) => [field, undefined])) };
}

/** The chosen pictures, kept over a reload; and how many of a draft must be chosen again, where the browser kept none. */
function usePictures(countBefore: number) {
  const [files, setFiles] = useState<File[]>([]);
  const [lost, setLost] = useState(0);
  const [awaited, setAwaited] = useState(countBefore);
  const wereChosen = useRef(false);
  const choose = (chosen: File[]) => {
    wereChosen.current = true;
    setFiles(chosen);
    setLost(0);
    setAwaited(0);
    void keepPictures(chosen);
  };
  useEffect(() => {
    void sweepPictures(Date.now());
    if (countBefore === 0) return;
    void readPictures().then((kept) => {
      // Whoever was quicker has chosen others.
      if (wereChosen.current) return;
      setFiles(kept);
      setLost(Math.max(0, countBefore - kept.length));
      setAwaited(0);
    });
  }, [countBefore]);
  return { files, lost, count: awaited || lost + files.length, choose };
}

/** The step that comes so many after another, within the three there are. */
export function stepAfter(step: WizardStep, by: 1 | -1): WizardStep {
  const next = Math.min(Math.max(step + by, 0), wizardSteps.length - 1);
  return next === 0 ? 0 : next === 1 ? 1 : 2;
}

/** Puts the focus into the first wrong field, or on the heading of a new step, after it is on the screen. */
function useAttention(): {
  form: RefObject<HTMLFormElement | null>;
  demandAttention: (field: string | undefined) => void;
} {
  const form = useRef<HTMLFormElement>(null);
  const [wanted, setWanted] = useState<{ field: string | undefined }>();
  useEffect(() => {
    if (!wanted) return;
    const name = wanted.field === 'roles' ? 'builder.role_name' : wanted.field;
    const field = name ? form.current?.elements.namedItem(name) : null;
    const target = field instanceof HTMLElement ? field : form.current?.querySelector('h2');
    target?.focus();
  }, [wanted]);
  return { form, demandAttention: (field) => setWanted({ field }) };
}
