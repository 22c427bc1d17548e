import type { Namespace, TextGroup, TextKey, Translate } from './text-keys';

/**
 * The key of a name that is no union of names: it came with a form, or a value of a choice that a kit shows. The compiler believes it, so this is
 * for kits; a missing text stops who builds or tests the page (`i18n.server.ts`).
 */
export const openKey = (group: Namespace | TextGroup, name: string): TextKey =>
  `${group}${group.includes(':') ? '.' : ':'}${name}` as TextKey;

/** The word for a name out of a record or of another system, which may have none: then it is shown as it is written there. */
export function wordFor(t: Translate, group: TextGroup, name: string, otherwise = name): string {
  // A name like «constructor» is a property of every object of texts, and no text.
  const text: unknown = t(openKey(group, name), { defaultValue: otherwise });
  return typeof text === 'string' ? text : otherwise;
}
