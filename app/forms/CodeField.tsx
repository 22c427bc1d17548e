import { useTranslation } from '~/i18n/use-translation';
import { TextField } from '@ds/primitives/TextField/TextField';
import { SECRETS } from './labels';
import type { ShownForm } from './shown-form';

/** A second-factor code. It is not filled in again: a code works once. */
export function CodeField({ form, hint }: { form: ShownForm; hint?: string }) {
  const { t } = useTranslation('auth');
  return (
    <TextField
      {...form.secret('code')}
      label={t(SECRETS.code.label)}
      hint={hint ?? t('code.hint')}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      width="md"
      required
    />
  );
}
