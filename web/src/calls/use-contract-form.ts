/** How screens send a form: what it holds is checked by the body that its call takes, and failure has its words. */
import type { Endpoint, ReplyOf, RequestOf } from '@saath/contract/endpoint';
import type { ErrorCode } from '@saath/contract/errors';
import {
  type ChangeEvent,
  type Dispatch,
  type FormEvent,
  type RefObject,
  type SetStateAction,
  useRef,
  useState,
} from 'react';
import { call } from '../lib/call.ts';
import { CallError } from '../lib/call-error.ts';
import { endedRightOf } from '../lib/ended-right.ts';
import { failureText } from '../lib/failure-text.ts';
import { toast } from '../ui/toast.ts';
import { problemElsewhere, typedIn } from './fields.ts';
import { type Problems, useProblems } from './use-problems.ts';

/** The values of the fields, by their names. */
type Typed = Readonly<Record<string, string>>;
type BodyEndpoint = Endpoint & { readonly body: NonNullable<Endpoint['body']> };
type BodySchema = BodyEndpoint['body'];
type BodyOf<E extends Endpoint> = RequestOf<E> extends { body: infer Body } ? Body : never;

export type FormChoices<E extends Endpoint, Reply> = {
  /**
   * The body to send. @param typed the values of the fields that have a name; read when the form is sent, so what was
   * typed before the scripts ran is among it
   */
  body: (typed: Typed) => BodyOf<E>;
  /**
   * What the body cannot tell, such as two passwords that differ. It goes before what the body says of the same field;
   * undefined takes that back.
   */
  check?: (typed: Typed, body: BodyOf<E>) => Problems;
  /** In place of the endpoint's own body, where the rules follow the settings of the site. */
  schema?: BodySchema | (() => Promise<BodySchema>);
  /** Said in place of the first problem when the form is not right. */
  wrong?: string;
  /** Asked once the form is right, where sending cannot be taken back. @returns whether it is meant */
  confirm?: () => Promise<boolean>;
  /** What did not happen, for a failure that has no better words. */
  failed: string | ((error: Error) => string);
  /** Where a failure is said that is no field's: as a toast, in the form where it stays, or both. */
  saysFailure: 'toast' | 'in the form' | 'both';
  /** The field that shows a refusal which names none. */
  failsAt?: string;
  /** Failures that the screen shows in its own way, from `failure`. @returns whether this is one */
  takesFailure?: (error: Error) => boolean;
  /** What else follows from a failure. The form is busy until it has ended. */
  onFailure?: (error: Error) => unknown;
  /** What comes of it. The form is busy until it has ended. */
  onSuccess: (reply: Reply, body: BodyOf<E>) => unknown;
  /** The page is left then: the button stays busy until it is gone. */
  leaves?: boolean;
  /** In place of the plain call: `mutateAsync` of a `useCall`, where queries show something else afterwards. */
  send?: (body: BodyOf<E>) => Promise<Reply>;
};

export type ContractForm<Body = unknown> = {
  readonly ref: RefObject<HTMLFormElement | null>;
  readonly onSubmit: (event: FormEvent) => void;
  readonly onChange: (event: ChangeEvent<HTMLFormElement>) => void;
  /** The name of a field, and what is wrong with it. */
  readonly field: (name: string) => { name: string; error: string | undefined };
  readonly problems: Problems;
  /** Marks fields without a word, such as a picture that cannot be taken as soon as it is chosen. */
  readonly setProblems: Dispatch<SetStateAction<Problems>>;
  /** A field is being mended. */
  readonly forget: (name: string) => void;
  /** A failure that is no field's, where it is said in the form. */
  readonly trouble: string | undefined;
  /** The last try, when it failed, and what was sent. */
  readonly failure: { readonly error: Error; readonly body: Body } | undefined;
  readonly isBusy: boolean;
  /** Sends as the button does. */
  readonly submit: () => Promise<void>;
};

/**
 * The state of a form that sends a body of the contract. Nothing typed is lost: after a failure the fields stay as they
 * are, with what is wrong beside each. While it is on its way it is not sent again.
 *
 * @param endpoint the call; or how to load it, where a page should not carry its schema
 */
export function useContractForm<E extends BodyEndpoint, Reply = ReplyOf<E>>(
  endpoint: E | (() => Promise<E>),
  choices: FormChoices<E, Reply>,
): ContractForm<BodyOf<E>> {
  const isSending = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const [failure, setFailure] = useState<{ error: Error; body: BodyOf<E> }>();
  const marks = useProblems(isBusy);
  const { ref, forget } = marks;
  const teller: Teller = { ...marks, choices, setTrouble };

  /** @returns whether the page is being left */
  const attempt = async (body: BodyOf<E>, typed: Typed): Promise<boolean> => {
    if (typeof endpoint === 'function') setBusy(true);
    const spec = typeof endpoint === 'function' ? await endpoint() : endpoint;
    const byBody = problemsOf(await loaded(choices.schema ?? spec.body), body);
    const found = onlyTexts({ ...byBody, ...choices.check?.(typed, body) });
    tellProblems(found, teller);
    if (Object.keys(found).length > 0) return false;
    if (choices.confirm && !(await choices.confirm())) return false;
    setBusy(true);
    const send = choices.send ?? callOf<E, Reply>(spec);
    await choices.onSuccess(await send(body), body);
    return choices.leaves ?? false;
  };
  const submit = async () => {
    if (isSending.current) return;
    isSending.current = true;
    setTrouble(undefined);
    setFailure(undefined);
    const typed = typedIn(ref.current);
    const body = choices.body(typed);
    const isLeaving = await attempt(body, typed).catch(async (error: Error) => {
      setFailure({ error, body });
      tellFailure(error, teller, typeof endpoint === 'function' ? undefined : endpoint);
      await choices.onFailure?.(error);
    });
    if (isLeaving) return;
    isSending.current = false;
    setBusy(false);
  };
  return {
    ...marks,
    ...{ trouble, failure, isBusy, submit },
    field: (name) => ({ name, error: marks.problems[name] }),
    onSubmit: (event) => {
      keepToItself(event);
      void submit();
    },
    // What is being mended is wrong no longer, until the next try.
    onChange: ({ target }) => {
      if (target.name) forget(target.name);
      if (typeof endpoint !== 'function') void loaded(choices.schema ?? endpoint.body);
    },
  };
}

/** The plain call, where the form names none of its own. */
function callOf<E extends BodyEndpoint, Reply>(spec: E) {
  return async (body: BodyOf<E>) => (await call(spec, { body } as RequestOf<E>)) as Reply;
}

/** React hands it on from a form in a dialog to the one around the dialog's button, which is not to be sent. */
function keepToItself(event: FormEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

/**
 * What checks the form. The browser's build loads it apart from the call (light-build.ts), from the first change in the
 * form on: people who only look do without. Undefined without a network: the server checks the body as well.
 */
async function loaded(
  schema: BodySchema | (() => Promise<BodySchema>),
): Promise<BodySchema | undefined> {
  return typeof schema === 'function' ? await schema().catch(() => undefined) : schema;
}

/** What is needed to say something about a form. */
type Teller = ReturnType<typeof useProblems> & {
  readonly choices: Pick<
    FormChoices<BodyEndpoint, never>,
    'failed' | 'failsAt' | 'saysFailure' | 'takesFailure' | 'wrong'
  >;
  readonly setTrouble: (text: string) => void;
};

function say(text: string, { choices: { saysFailure }, setTrouble }: Teller): void {
  if (saysFailure !== 'in the form') toast.error(text);
  if (saysFailure !== 'toast') setTrouble(text);
}

/** At the fields, the first as a toast and with the focus. */
function tellProblems(found: Problems, teller: Teller): void {
  const atField = teller.mark(found);
  if (atField) toast.error(teller.choices.wrong ?? atField);
  const elsewhere = problemElsewhere(teller.ref.current, found);
  if (elsewhere) say(elsewhere, teller);
}

/** @param endpoint undefined of a form that everybody may send, and whose call is loaded with it */
function tellFailure(error: Error, teller: Teller, endpoint: Endpoint | undefined): void {
  const { failed, failsAt, saysFailure, takesFailure } = teller.choices;
  const ended = endpoint && endedRightOf(endpoint, error);
  const text = ended ?? failureText(error, typeof failed === 'function' ? failed(error) : failed);
  const fields = error instanceof CallError ? error.fields : {};
  const isTaken = takesFailure?.(error);
  const isOfField = Object.keys(fields).length > 0 || isTaken || failsAt === undefined;
  const atField = teller.mark(isOfField ? fields : { [failsAt]: text });
  if (isTaken) return;
  if (!atField) say(text, teller);
  else toast.error(saysFailure === 'in the form' ? atField : text);
}

function problemsOf(schema: BodySchema | undefined, body: unknown): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const { path, message } of schema?.safeParse(body).error?.issues ?? [])
    problems[String(path[0])] ??= message;
  return problems;
}

function onlyTexts(problems: Problems): Problems {
  return Object.fromEntries(Object.entries(problems).filter(([, text]) => text));
}

/** Whether a failure is the refusal with this code, for `takesFailure`. */
export function isRefusedAs(code: ErrorCode) {
  return (error: Error | undefined): error is CallError =>
    error instanceof CallError && error.code === code;
}
