import type { i18n as I18n } from 'i18next';
import { getInitialNamespaces } from 'remix-i18next/client';
import { startTexts } from './start-texts';
import type { TextsFile } from './texts-address';

/** The texts of the current section, for hydration. */
export async function startClientI18n(address: string): Promise<I18n> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`no texts at ${address}: ${answer.status}`);
  return startTexts((await answer.json()) as TextsFile, [...new Set(getInitialNamespaces())]);
}
