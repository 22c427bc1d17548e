import { type FetcherWithComponents, useFetcher } from '@remix-run/react';
import { columnsAskedFor, type Look } from './look';

export type Saving = FetcherWithComponents<unknown>;

/** The list's look: while it is being saved the new one, otherwise the page's. */
export function useLook(saved: Look): { look: Look; saving: Saving } {
  const saving = useFetcher();
  const { formData } = saving;
  const look = formData
    ? {
        isDense: formData.get('dense') === 'on',
        rows: saved.rows,
        columns: formData.has('plain') ? undefined : columnsAskedFor(formData),
      }
    : saved;
  return { look, saving };
}
