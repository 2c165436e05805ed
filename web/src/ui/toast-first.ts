import { toast } from './toast.ts';

/** Says the first of what is wrong with a form; each problem stands at its field as well. */
export function toastFirst(problems: Readonly<Record<string, string | undefined>>): void {
  const first = Object.values(problems).find(Boolean);
  if (first) toast.error(first);
}
