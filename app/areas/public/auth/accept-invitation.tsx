import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { acceptInvitation, invitationOf } from '@bff/domain/accounts';
import { numbersToChoose } from '@bff/areas/quotes';
import { homeOf, type SessionUser } from '@bff/domain/sessions';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { answer } from '~/http/answer.server';
import { byLink } from '~/http/authenticator.server';
import { redirectWithFlash } from '~/http/flash.server';
import { usePath } from '~/http/paths';
import { beginUserSession } from '~/http/session.server';
import { translator } from '~/i18n/i18n.server';
import { to } from '~/to';
import { parseNewPassword } from './new-password.server';
import { PasswordLinkPage } from './PasswordLinkPage';
import { NOT_KEPT } from '@bff/platform/cache-control';

export async function loader({ request, params }: LoaderFunctionArgs) {
  const invited = await invitationOf(params['hash'] ?? '');
  const title = translator(request)(invited ? 'auth:invitation.title' : 'auth:invitation.expired');
  // The address is a secret, so the page must not be stored.
  return data({ title, invited }, { status: invited ? 200 : 400, headers: { 'cache-control': NOT_KEPT } });
}

export async function action({ request }: ActionFunctionArgs) {
  const form = await parseNewPassword(request);
  if (!form.ok) return form.reply();
  const begun = byLink(request, acceptInvitation).then((login) => beginUserSession(request, login));
  return answer(begun, {
    form,
    done: async ({ user, headers }) =>
      redirectWithFlash(request, await startOf(user), 'auth:flash.invitationAccepted', { headers }),
  });
}

/** A customer who was sold to by telephone has been invited to answer a quote: they come to it, or to all of them. */
async function startOf(user: SessionUser): Promise<string> {
  const [number, ...others] = user.actor.customerId === null ? [] : await numbersToChoose(user.actor);
  if (number === undefined) return homeOf(user);
  return others.length === 0 ? to.quoteRequest(number) : to.quotes();
}

/** An invited user chooses their first password, is logged in with it, and continues to what waits for them, or to where they belong. */
export default function AcceptInvitation() {
  const { title, invited } = useLoaderData<typeof loader>();
  const { t } = useTranslation('auth');
  const path = usePath();
  return (
    <PasswordLinkPage
      title={title}
      owner={invited && { username: invited.username, intro: t('invitation.intro', { username: invited.username }) }}
      expired={{
        text: t('invitation.expiredText'),
        way: <LinkButton href={path(to.login())}>{t('login.submit')}</LinkButton>,
      }}
      submit={t('invitation.submit')}
    />
  );
}
