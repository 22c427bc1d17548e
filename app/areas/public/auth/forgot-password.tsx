// Traces: S2-027, S2-182
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { requestPasswordReset, RESET_VALID_MINUTES } from '@bff/domain/accounts';
import { Banner } from '@ds/patterns/Banner/Banner';
import { Button } from '@ds/primitives/Button/Button';
import { ErrorSummary } from '@ds/primitives/ErrorSummary/ErrorSummary';
import { Stack } from '@ds/primitives/Stack/Stack';
import { TextField } from '@ds/primitives/TextField/TextField';
import { parseForm } from '~/forms/parse-form.server';
import { email } from '#fields/schemas';
import { usePersonLabels } from '~/forms/person-labels';
import { useShownForm } from '~/forms/shown-form';
import { localePath } from '~/http/locale-path';
import { usePath } from '~/http/paths';
import { translator } from '~/i18n/i18n.server';
import { PageFrame } from '~/frame/PageFrame';
import { to } from '~/to';

const ForgotForm = z.object({ email });

export function loader({ request }: LoaderFunctionArgs) {
  return data({
    title: translator(request)('auth:forgot.title'),
    sent: new URL(request.url).searchParams.has('sent'),
    minutes: RESET_VALID_MINUTES,
  });
}

export async function action({ request }: ActionFunctionArgs) {
  const form = await parseForm(request, ForgotForm);
  if (!form.ok) return form.reply();
  await requestPasswordReset(form.value.email);
  return redirect(localePath(request, `${to.forgotPassword()}?sent`), 303);
}

/** Asks for a link that sets a new password. Says the same whether the address has an account or not. */
export default function ForgotPassword() {
  const { sent, minutes } = useLoaderData<typeof loader>();
  const { t } = useTranslation('auth');
  const path = usePath();
  const form = useShownForm(useActionData<typeof action>(), { labels: usePersonLabels() });
  return (
    <PageFrame width="narrow">
      <Stack>
        <h1>{t('forgot.title')}</h1>
        {sent ? <Banner tone="success">{t('forgot.sent', { minutes })}</Banner> : <p>{t('forgot.intro')}</p>}
        <form method="post" action={path(to.forgotPassword())} noValidate>
          <Stack>
            <ErrorSummary {...form.summary} />
            <TextField {...form.field('email')} type="email" label={t('contact.email')} autoComplete="email" required />
            <Button variant={sent ? 'secondary' : 'primary'}>{sent ? t('forgot.again') : t('forgot.submit')}</Button>
          </Stack>
        </form>
        <p>
          <a href={path(to.login())}>{t('forgot.back')}</a>
        </p>
      </Stack>
    </PageFrame>
  );
}
