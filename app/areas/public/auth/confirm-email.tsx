import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { canConfirmEmailChange, confirmEmailChange } from '@bff/domain/accounts';
import { redirectWithFlash } from '~/http/flash.server';
import { usePath } from '~/http/paths';
import { currentSession } from '~/http/session.server';
import { translator } from '~/i18n/i18n.server';
import { to } from '~/to';
import { MailedLinkPage } from './MailedLinkPage';
import { NOT_KEPT } from '@bff/platform/cache-control';

export async function loader({ request, params }: LoaderFunctionArgs) {
  const valid = await canConfirmEmailChange(params['hash'] ?? '');
  const t = translator(request);
  return data(
    { title: t(valid ? 'auth:confirmEmail.title' : 'auth:verify.expired'), valid },
    { status: valid ? 200 : 400, headers: { 'cache-control': NOT_KEPT } },
  );
}

export async function action({ request, params }: ActionFunctionArgs) {
  await confirmEmailChange(params['hash'] ?? '');
  const session = await currentSession(request);
  return redirectWithFlash(request, session?.user ? to.profile() : to.login(), 'auth:flash.emailChanged');
}

/** Confirms a new email, which the link was mailed to. */
export default function ConfirmEmail() {
  const { title, valid } = useLoaderData<typeof loader>();
  const { t } = useTranslation('auth');
  const path = usePath();
  const expired = (
    <p>
      {t('confirmEmail.expiredText')} <a href={path(to.profile())}>{t('verify.toProfile')}</a>
    </p>
  );
  return (
    <MailedLinkPage
      title={title}
      intro={t('confirmEmail.intro')}
      submit={t('confirmEmail.submit')}
      expired={valid ? undefined : expired}
    />
  );
}
