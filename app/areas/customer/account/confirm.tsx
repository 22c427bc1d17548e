import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { z } from 'zod';
import { confirmIdentity } from '@bff/domain/accounts';
import { isRecentLogin, RECENT_LOGIN_MINUTES, safeReturnUrl } from '@bff/domain/sessions';
import { BackLink } from '@ds/patterns/BackLink/BackLink';
import { Button } from '@ds/primitives/Button/Button';
import { ErrorSummary } from '@ds/primitives/ErrorSummary/ErrorSummary';
import { Stack } from '@ds/primitives/Stack/Stack';
import { PostForm } from '~/forms/PostForm';
import { CodeField } from '~/forms/CodeField';
import { parseForm } from '~/forms/parse-form.server';
import { code, currentPassword } from '#fields/schemas';
import { SECRETS, useLabels } from '~/forms/labels';
import { useShownForm } from '~/forms/shown-form';
import { requireActor } from '~/http/actor.server';
import { answer } from '~/http/answer.server';
import { localePath } from '~/http/locale-path';
import { usePath } from '~/http/paths';
import { beginUserSession, currentSession } from '~/http/session.server';
import { translator } from '~/i18n/i18n.server';
import { menuLineAt } from '~/frame/area-menus';
import { PageFrame } from '~/frame/PageFrame';
import { to } from '~/to';
import { CurrentPassword } from './CurrentPassword';

const PasswordForm = z.object({ currentPassword });
const PasswordAndCodeForm = z.object({ currentPassword, code });

/** Where the user was going; the profile if the address does not say. */
const placeAfter = (request: Request) =>
  localePath(request, safeReturnUrl(new URL(request.url).searchParams.get('returnUrl')) ?? to.profile());

/** The dashboard's list that the page they were going to belongs to: the way back for who cannot confirm. */
function listBefore(request: Request) {
  const line = menuLineAt(placeAfter(request));
  return line && { to: line[0], label: translator(request)(`menus:lines.${line[1]}`) };
}

export async function loader({ request }: LoaderFunctionArgs) {
  await requireActor(request);
  const session = await currentSession(request);
  if (session && isRecentLogin(session.authenticatedAt)) throw redirect(placeAfter(request));
  const back = listBefore(request);
  return data({
    title: translator(request)('account:confirm.title'),
    username: session?.user?.username ?? '',
    minutes: RECENT_LOGIN_MINUTES,
    hasDraft: session?.data.draft !== undefined,
    asksCode: session?.user?.hasSecondFactor ?? false,
    ...(back && { back }),
  });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const actor = await requireActor(request);
  const session = await currentSession(request);
  const form = await parseForm(request, session?.user?.hasSecondFactor ? PasswordAndCodeForm : PasswordForm);
  if (!form.ok) return form.reply();
  const begun = confirmIdentity(actor, { ...form.value, clientAddress: context.clientAddress }).then((login) =>
    beginUserSession(request, login),
  );
  return answer(begun, { form, done: ({ headers }) => redirect(placeAfter(request), { status: 303, headers }) });
}

/** Asks for the password before something sensitive, and then continues to it. */
export default function Confirm() {
  const { title, username, minutes, hasDraft, asksCode, back } = useLoaderData<typeof loader>();
  const { t } = useTranslation('account');
  const path = usePath();
  const form = useShownForm(useActionData<typeof action>(), { labels: useLabels(SECRETS) });
  return (
    <PageFrame width="narrow">
      <Stack>
        {/* Not WayBack, whose breadcrumbs no public page has. */}
        {back ? <BackLink href={path(back.to)}>{back.label}</BackLink> : null}
        <h1>{title}</h1>
        <p>{t('confirm.intro', { username, minutes })}</p>
        {hasDraft ? <p>{t('confirm.kept')}</p> : null}
        <PostForm>
          <Stack>
            <ErrorSummary {...form.summary} />
            {/* Tells password managers whose password this is. */}
            <input type="hidden" name="username" autoComplete="username" value={username} />
            <CurrentPassword form={form} />
            {asksCode ? <CodeField form={form} /> : null}
            <Button>{t('confirm.submit')}</Button>
          </Stack>
        </PostForm>
      </Stack>
    </PageFrame>
  );
}
