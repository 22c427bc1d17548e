import type { Translate } from '~/i18n/text-keys';
import type { Face } from './fields';

/** What a page knows better than the declaration. */
export interface GivenLook {
  /** In words, not a key. */
  hint?: string | undefined;
  autoComplete?: string | undefined;
}

/** What every control is told of its field, in the page's language. */
export const lookOf = (t: Translate, field: Face, { hint, ...given }: GivenLook) => ({
  // What is hidden has none.
  label: field.label && t(field.short ?? field.label),
  hint: hint ?? (field.hint ? t(field.hint) : undefined),
  optional: field.required || field.optional === null ? undefined : t(field.optional ?? 'account:optional'),
  required: field.required,
  width: field.width,
  maxLength: field.maxLength,
  autoComplete: field.autoComplete,
  lang: field.lang,
  ...(field.verbatim ? { autoCapitalize: 'none', spellCheck: false } : {}),
  ...given,
});
