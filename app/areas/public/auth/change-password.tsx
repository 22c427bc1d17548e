// Traces: S2-028, S2-182, S5-057
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { ownerOfPasswordLink, resetPassword } from '@bff/domain/accounts';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { answer } from '~/http/answer.server';
import { byLink } from '~/http/authenticator.server';
import { redirectWithFlash } from '~/http/flash.server';
import { localePath } from '~/http/locale-path';
import { usePath } from '~/http/paths';
import { translator } from '~/i18n/i18n.server';
import { to } from '~/to';
import { parseNewPassword } from './new-password.server';
import { PasswordLinkPage } from './PasswordLinkPage';
import { NOT_KEPT } from '@bff/platform/cache-control';

export async function loader({ request, params }: LoaderFunctionArgs) {
  const hash = params['hash'] ?? '';
  const owner = await ownerOfPasswordLink(hash);
  if (owner?.invited) throw redirect(localePath(request, to.acceptInvitation(hash)));
  const title = translator(request)(owner ? 'auth:newPassword.title' : 'auth:newPassword.expired');
  // The address is a secret, so the page must not be stored.
  return data({ title, owner }, { status: owner ? 200 : 400, headers: { 'cache-control': NOT_KEPT } });
}

export async function action({ request }: ActionFunctionArgs) {
  const form = await parseNewPassword(request);
  if (!form.ok) return form.reply();
  return answer(byLink(request, resetPassword), {
    form,
    done: () => redirectWithFlash(request, to.login(), 'auth:flash.passwordSet'),
  });
}

/** Replaces a forgotten password, by a mailed link. */
export default function ChangePassword() {
  const { title, owner } = useLoaderData<typeof loader>();
  const { t } = useTranslation('auth');
  const path = usePath();
  return (
    <PasswordLinkPage
      title={title}
      owner={owner && { username: owner.username, intro: t('newPassword.for', { username: owner.username }) }}
      expired={{
        text: t('newPassword.expiredText'),
        way: <LinkButton href={path(to.forgotPassword())}>{t('newPassword.askAgain')}</LinkButton>,
      }}
      submit={t('newPassword.submit')}
    />
  );
}
