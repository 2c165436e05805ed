import {
  type Dispatch,
  type RefObject,
  type SetStateAction,
  useEffect,
  useRef,
  useState,
} from 'react';
import { firstField, focusField } from './fields.ts';

/** What is wrong, by the name of the field. */
export type Problems = Readonly<Record<string, string | undefined>>;

type Marks = {
  readonly ref: RefObject<HTMLFormElement | null>;
  readonly problems: Problems;
  readonly setProblems: Dispatch<SetStateAction<Problems>>;
  readonly forget: (name: string) => void;
  /** Marks the fields and leads to the first. @returns its text; undefined when none of them is in the form */
  readonly mark: (found: Problems) => string | undefined;
};

/** What is wrong with the fields of a form. @param isBusy meanwhile the focus stays where it is */
export function useProblems(isBusy: boolean): Marks {
  const ref = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Problems>({});
  const [wanted, setWanted] = useState<{ field: string }>();
  useEffect(() => {
    // What is disabled while it is on its way takes no focus.
    if (wanted && !isBusy) focusField(ref.current, wanted.field);
  }, [wanted, isBusy]);
  return {
    ref,
    problems,
    setProblems,
    forget: (name) =>
      setProblems((known) => (known[name] ? { ...known, [name]: undefined } : known)),
    mark: (found) => {
      setProblems(found);
      const field = firstField(ref.current, found);
      setWanted(field === undefined ? undefined : { field });
      return field === undefined ? undefined : found[field];
    },
  };
}
