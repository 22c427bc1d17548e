import { useTranslation } from '~/i18n/use-translation';
import { PasswordField } from '@ds/primitives/PasswordField/PasswordField';
import { SECRETS } from '~/forms/labels';
import { useReveal } from '~/forms/reveal';
import type { ShownForm } from '~/forms/shown-form';

/** The user's current password. */
export function CurrentPassword({ form }: { form: ShownForm }) {
  const { t } = useTranslation('account');
  return (
    <PasswordField
      {...form.secret('currentPassword')}
      label={t(SECRETS.currentPassword.label)}
      hint={t('currentPassword.hint')}
      autoComplete="current-password"
      reveal={useReveal()}
      required
    />
  );
}
