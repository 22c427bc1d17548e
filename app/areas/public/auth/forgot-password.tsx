// Traces: S2-027, S2-182
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { requestPasswordReset, RESET_VALID_MINUTES } from '@bff/domain/accounts';
import { Banner } from '@ds/patterns/Banner/Banner';
import { Button } from '@ds/primitives/Button/Button';
import { ErrorSummary } from '@ds/primitives/ErrorSummary/ErrorSummary';
import { Stack } from '@ds/primitives/Stack/Stack';
import { facesOf, schemaOf } from '~/forms/fields';
import { useLabels } from '~/forms/labels';
import { LightFields } from '~/forms/LightFields';
import { parseForm } from '~/forms/parse-form.server';
import { useShownForm } from '~/forms/shown-form';
import { localePath } from '~/http/locale-path';
import { usePath } from '~/http/paths';
import { translator } from '~/i18n/i18n.server';
import { PageFrame } from '~/frame/PageFrame';
import { to } from '~/to';
import { forgottenFields } from './auth-fields.server';

export function loader({ request }: LoaderFunctionArgs) {
  return data({
    title: translator(request)('auth:forgot.title'),
    sent: new URL(request.url).searchParams.has('sent'),
    minutes: RESET_VALID_MINUTES,
    fields: facesOf(forgottenFields),
  });
}

export async function action({ request }: ActionFunctionArgs) {
  const form = await parseForm(request, schemaOf(forgottenFields));
  if (!form.ok) return form.reply();
  await requestPasswordReset(form.value.email);
  return redirect(localePath(request, `${to.forgotPassword()}?sent`), 303);
}

/** Requests a link that sets a new password. The response is the same whether the email has an account or not. */
export default function ForgotPassword() {
  const { sent, minutes, fields } = useLoaderData<typeof loader>();
  const { t } = useTranslation('auth');
  const path = usePath();
  const form = useShownForm(useActionData<typeof action>(), { labels: useLabels(fields) });
  return (
    <PageFrame width="narrow">
      <Stack>
        <h1>{t('forgot.title')}</h1>
        {sent ? <Banner tone="success">{t('forgot.sent', { minutes })}</Banner> : <p>{t('forgot.intro')}</p>}
        <form method="post" action={path(to.forgotPassword())} noValidate>
          <Stack>
            <ErrorSummary {...form.summary} />
            <LightFields form={form} fields={fields} />
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
