import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { z } from 'zod';
import { awaitsSecondStep } from '@bff/domain/accounts';
import { withReturnUrl } from '@bff/domain/sessions';
import { NOT_KEPT } from '@bff/platform/cache-control';
import { Button } from '@ds/primitives/Button/Button';
import { ErrorSummary } from '@ds/primitives/ErrorSummary/ErrorSummary';
import { Stack } from '@ds/primitives/Stack/Stack';
import { CodeField } from '~/forms/CodeField';
import { PostForm } from '~/forms/PostForm';
import { parseForm, readForm } from '~/forms/parse-form.server';
import { code } from '#fields/schemas';
import { SECRETS, useLabels } from '~/forms/labels';
import { useShownForm } from '~/forms/shown-form';
import { answer } from '~/http/answer.server';
import { bySecondStep } from '~/http/authenticator.server';
import { redirectWithFlash } from '~/http/flash.server';
import { landingAfterLogin } from '~/http/landing.server';
import { localePath } from '~/http/locale-path';
import { endSecondStep, secondStepToken } from '~/http/second-step.server';
import { beginUserSession } from '~/http/session.server';
import { translator } from '~/i18n/i18n.server';
import { PageFrame } from '~/frame/PageFrame';
import { to } from '~/to';

const CodeForm = z.object({ code });

const returnUrlOf = (request: Request) => new URL(request.url).searchParams.get('returnUrl') ?? undefined;

export async function loader({ request }: LoaderFunctionArgs) {
  const login = withReturnUrl(localePath(request, to.login()), returnUrlOf(request));
  if (!(await awaitsSecondStep(await secondStepToken(request)))) throw redirect(login);
  return data(
    { title: translator(request)('auth:secondStep.title'), login },
    { headers: { 'cache-control': NOT_KEPT } },
  );
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await parseForm(await readForm(request.clone()), CodeForm);
  if (!form.ok) return form.reply();
  // The page for the code then redirects to the login, which says why.
  if (!(await awaitsSecondStep(await secondStepToken(request))))
    return redirectWithFlash(
      request,
      withReturnUrl(to.login(), returnUrlOf(request)),
      'errors:auth.secondStepExpired',
      { kind: 'error' },
    );
  const begun = bySecondStep(request, context.clientAddress).then((login) => beginUserSession(request, login));
  return answer(begun, {
    form,
    done: async ({ user, headers }) => {
      headers.append('set-cookie', await endSecondStep());
      const landing = await landingAfterLogin(request, user, returnUrlOf(request));
      return redirect(localePath(request, landing), { status: 303, headers });
    },
  });
}

/** The second step of a login: a code, if the account requires one. Nobody is logged in before it. */
export default function SecondStep() {
  const { title, login } = useLoaderData<typeof loader>();
  const { t } = useTranslation('auth');
  const form = useShownForm(useActionData<typeof action>(), { labels: useLabels(SECRETS) });
  return (
    <PageFrame width="narrow">
      <Stack>
        <h1>{title}</h1>
        <p>{t('secondStep.intro')}</p>
        <PostForm>
          <Stack>
            <ErrorSummary {...form.summary} />
            <CodeField form={form} />
            <Button>{t('login.submit')}</Button>
          </Stack>
        </PostForm>
        <p>
          <a href={login}>{t('secondStep.other')}</a>
        </p>
      </Stack>
    </PageFrame>
  );
}
