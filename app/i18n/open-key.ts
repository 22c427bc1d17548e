import type { Namespace, TextGroup, TextKey, Translate } from './text-keys';

/**
 * The key of a name that has no union type: from a form, or the value of a choice that a kit shows. The compiler trusts it, so only kits
 * should use it; a missing text fails the build or the page's tests (`i18n.server.ts`).
 */
export const openKey = (group: Namespace | TextGroup, name: string): TextKey =>
  `${group}${group.includes(':') ? '.' : ':'}${name}` as TextKey;

/** The word for a name from a record or another system, which may have none: then it is shown as it is. */
export function wordFor(
  t: Translate,
  group: TextGroup,
  name: string,
  otherwise = name,
  values: Readonly<Record<string, string>> = {},
): string {
  // A name like «constructor» is a property of every object of texts, but not a text.
  const text: unknown = t(openKey(group, name), { ...values, defaultValue: otherwise });
  return typeof text === 'string' ? text : otherwise;
}
