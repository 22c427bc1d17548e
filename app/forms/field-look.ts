import type { Translate } from '~/i18n/text-keys';
import type { Face } from './fields';

/** What a page knows beyond the declaration. */
export interface GivenLook {
  /** A text, not a key. */
  hint?: string | undefined;
  autoComplete?: string | undefined;
}

/** The field's texts and attributes for its control, in the page's language. */
export const lookOf = (t: Translate, field: Face, { hint, ...given }: GivenLook) => ({
  // A hidden field has none.
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
