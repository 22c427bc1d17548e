import { useTranslation } from 'react-i18next';

type Named = Readonly<Record<string, { label: string; texts?: string | undefined }>>;

/** The names of fields in the page's language, for the list of errors. */
export function useLabels(fields: Named): Record<string, string> {
  const { t } = useTranslation();
  const named = Object.entries(fields).filter(([, { label }]) => label !== '');
  return Object.fromEntries(named.map(([name, { label }]) => [name, t(label)]));
}

/** How a value of a field is said: by the word of its choice. */
export function useWords(fields: Named): (name: string, value: string) => string {
  const { t } = useTranslation();
  return (name, value) => (fields[name]?.texts ? t(`${fields[name].texts}.${value}`) : value);
}

/** What is typed to prove who one is: each has a component of its own (`NewPasswordFields`, `CodeField`, `CurrentPassword`). */
export const SECRETS = {
  password: { label: 'auth:password.new' },
  passwordRepeat: { label: 'auth:password.repeat' },
  code: { label: 'auth:code.label' },
  currentPassword: { label: 'account:currentPassword.label' },
} as const;
