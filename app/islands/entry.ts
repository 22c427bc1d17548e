import type { TextsFile } from '~/i18n/texts-address';
import { type IslandName, islands } from './islands';
import type { LiveForm } from './live-form';

/**
 * Loaded by the small scripts when the page is idle: brings React, the form and its texts. Returns a function that hands the form over;
 * nothing is touched before everything has loaded.
 */
export async function load(element: HTMLElement): Promise<() => void> {
  const { island, islandTexts = '', islandProps = '{}' } = element.dataset;
  const [live, texts, { awaken, startTexts }] = await Promise.all([
    islands[island as IslandName]() as Promise<unknown> as Promise<LiveForm<object>>,
    textsAt(islandTexts),
    import('./awaken'),
  ]);
  const i18n = await startTexts(texts, Object.keys(texts.texts));
  return () => awaken(element, live, JSON.parse(islandProps) as object, i18n);
}

async function textsAt(address: string): Promise<TextsFile> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`no texts at ${address}: ${answer.status}`);
  return (await answer.json()) as TextsFile;
}
