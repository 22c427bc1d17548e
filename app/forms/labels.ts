import { openKey } from '~/i18n/open-key';
import { useTranslation } from '~/i18n/use-translation';
import type { Face } from './fields';

type Named = Readonly<Record<string, Pick<Face, 'label' | 'texts'>>>;

/** The fields' names in the page's language, for the error summary. */
export function useLabels(fields: Named): Record<string, string> {
  const { t } = useTranslation();
  const named = Object.entries(fields).flatMap(([name, { label }]) =>
    label === '' ? [] : [[name, t(label)] as const],
  );
  return Object.fromEntries(named);
}

/** Puts a field's value into words: its choice's text. */
export function useWords(fields: Named): (name: string, value: string) => string {
  const { t } = useTranslation();
  return (name, value) => (fields[name]?.texts ? t(openKey(fields[name].texts, value)) : value);
}

/** What proves a user's identity: each has a component of its own (`NewPasswordFields`, `CodeField`, `CurrentPassword`). */
export const SECRETS = {
  password: { label: 'auth:password.new' },
  passwordRepeat: { label: 'auth:password.repeat' },
  code: { label: 'auth:code.label' },
  currentPassword: { label: 'account:currentPassword.label' },
} as const;
