/** The fields of a form as they stand on the page: by `name`, or by `data-field` around what is more than one control. */

const nameOf = (element: Element) =>
  (element as HTMLElement).dataset.field ?? element.getAttribute('name') ?? '';

/** The first field, in the order of the page, of which there is something to say. */
export function firstField(
  form: HTMLFormElement | null,
  problems: Readonly<Record<string, string | undefined>>,
): string | undefined {
  const fields = [...(form?.querySelectorAll('[name], [data-field]') ?? [])];
  return fields.map(nameOf).find((name) => problems[name]);
}

/** The first problem for which the form has no field. */
export function problemElsewhere(
  form: HTMLFormElement | null,
  problems: Readonly<Record<string, string | undefined>>,
): string | undefined {
  const fields = new Set([...(form?.querySelectorAll('[name], [data-field]') ?? [])].map(nameOf));
  return Object.entries(problems).find(([name, text]) => text && !fields.has(name))?.[1];
}

/** Puts the focus into a field. */
export function focusField(form: HTMLFormElement | null, name: string): void {
  const found = [...(form?.querySelectorAll<HTMLElement>('[name], [data-field]') ?? [])].find(
    (element) => nameOf(element) === name,
  );
  const control = found?.dataset.field
    ? found.querySelector<HTMLElement>('input, textarea, select, button')
    : found;
  control?.focus();
}

/** The values of the fields that have a name; files are left out. */
export function typedIn(form: HTMLFormElement | null): Record<string, string> {
  const entries = [...(form ? new FormData(form) : [])];
  return Object.fromEntries(
    entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}
