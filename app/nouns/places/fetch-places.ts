import type { Suggestion } from '@ds/primitives/ComboBox/ComboBox';

/** The places whose names a text begins, by a page's `places.json`. @throws Error without an answer: it says nothing about places */
export async function fetchPlaces(url: string, text: string): Promise<readonly Suggestion[]> {
  const answer = await fetch(`${url}?q=${encodeURIComponent(text)}`);
  if (!answer.ok) throw new Error(`no places: ${answer.status}`);
  return (await answer.json()) as Suggestion[];
}
