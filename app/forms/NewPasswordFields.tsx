import { useTranslation } from '~/i18n/use-translation';
import { PasswordField } from '@ds/primitives/PasswordField/PasswordField';
import { SECRETS } from './labels';
import { useReveal } from './reveal';
import type { ShownForm } from './shown-form';

/**
 * A new password with its rules, which the small script ticks. It is typed once where it can be shown, twice without scripts. Both are sent
 * (specification section 5): the script fills in the second.
 */
export function NewPasswordFields({
  form,
  isFirst = false,
}: {
  form: ShownForm;
  /** For a new account, which has no old password. */ isFirst?: boolean;
}) {
  const { t } = useTranslation('auth');
  const reveal = useReveal();
  return (
    <>
      <PasswordField
        {...form.secret('password')}
        label={isFirst ? t('password.label') : t(SECRETS.password.label)}
        autoComplete="new-password"
        hint={t('password.hint')}
        reveal={reveal}
        rules={[
          { text: t('password.rules.length'), test: 'length:8' },
          { text: t('password.rules.upper'), test: 'upper' },
          { text: t('password.rules.lower'), test: 'lower' },
          { text: t('password.rules.digit'), test: 'digit' },
        ]}
        required
      />
      <PasswordField
        {...form.secret('passwordRepeat')}
        label={t(SECRETS.passwordRepeat.label)}
        autoComplete="new-password"
        repeats={form.secret('password').id}
        required
      />
    </>
  );
}
