import { useTranslation } from '~/i18n/use-translation';
import { Button } from '@ds/primitives/Button/Button';
import { Disclosure } from '@ds/primitives/Disclosure/Disclosure';
import { ErrorSummary } from '@ds/primitives/ErrorSummary/ErrorSummary';
import { RadioGroup } from '@ds/primitives/RadioGroup/RadioGroup';
import { Stack } from '@ds/primitives/Stack/Stack';
import { NewPasswordFields } from '~/forms/NewPasswordFields';
import { PostForm } from '~/forms/PostForm';
import type { FormReply } from '~/forms/parse-form.server';
import type { Faces } from '~/forms/fields';
import { SECRETS, useLabels } from '~/forms/labels';
import { LightFields } from '~/forms/LightFields';
import { useShownForm } from '~/forms/shown-form';
import { supportedLocales } from '~/i18n/i18n';
import { CurrentPassword } from './CurrentPassword';

/** Changes the language of mails. */
export function ChangeLanguageForm({ reply, language }: { reply: FormReply | undefined; language: string }) {
  const { t } = useTranslation('account');
  const form = useShownForm(reply, { values: { language } });
  return (
    <PostForm>
      <Stack>
        <ErrorSummary {...form.summary} />
        <input type="hidden" name="intent" value="language" />
        <RadioGroup
          {...form.field('language')}
          legend={t('language.legend')}
          variant="inline"
          options={supportedLocales.map((value) => ({ value, label: t(`common:language.${value}`) }))}
        />
        <Button variant="secondary">{t('language.save')}</Button>
      </Stack>
    </PostForm>
  );
}

interface ChangeEmailFormProps {
  fields: Faces;
  reply: FormReply | undefined;
  /** What was typed before the password was asked for. */
  typed: string | undefined;
}

/** Changes the email. Submitting needs a recent login, so that whoever finds an open browser cannot take over the account. */
export function ChangeEmailForm({ fields, reply, typed }: ChangeEmailFormProps) {
  const { t } = useTranslation('account');
  const form = useShownForm(reply, { values: { email: typed }, labels: useLabels(fields), prefix: 'email-form-' });
  return (
    <Disclosure summary={t('email.title')} open={Boolean(reply ?? typed)}>
      <PostForm>
        <Stack>
          <ErrorSummary {...form.summary} />
          <input type="hidden" name="intent" value="email" />
          <LightFields form={form} fields={fields} />
          <Button variant="secondary">{t('email.submit')}</Button>
        </Stack>
      </PostForm>
    </Disclosure>
  );
}

export function ChangePasswordForm({ reply, username }: { reply: FormReply | undefined; username: string }) {
  const { t } = useTranslation('account');
  const form = useShownForm(reply, { labels: useLabels(SECRETS), prefix: 'password-form-' });
  return (
    <Disclosure summary={t('password.title')} open={reply !== undefined}>
      <PostForm>
        <Stack>
          <p>{t('password.intro')}</p>
          <ErrorSummary {...form.summary} />
          <input type="hidden" name="intent" value="password" />
          <input type="hidden" name="username" autoComplete="username" value={username} />
          <CurrentPassword form={form} />
          <NewPasswordFields form={form} />
          <Button variant="secondary">{t('password.submit')}</Button>
        </Stack>
      </PostForm>
    </Disclosure>
  );
}
