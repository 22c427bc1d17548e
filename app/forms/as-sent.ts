import type { FormValue } from './fields';

/** A form's values as a browser would send them, for what reads a form. */
export function asSent(values: Readonly<Record<string, FormValue | undefined>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) for (const text of [value ?? []].flat()) form.append(name, text);
  return form;
}

/** The form that an address carries. */
export function sentInAddress({ url }: Request): FormData {
  const form = new FormData();
  for (const [name, value] of new URL(url).searchParams) form.append(name, value);
  return form;
}
