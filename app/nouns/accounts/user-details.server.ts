import { data } from '@remix-run/node';
import { isUserAct, userActs, userDetails } from '@bff/areas/accounts';
import { seeUser } from '@bff/domain/accounts';
import { must } from '@bff/domain/shared/errors';
import { saveForm } from '~/forms/save-form.server';
import { requireActor } from '~/http/actor.server';
import { redirectWithFlash } from '~/http/flash.server';
import { requireRecentLogin } from '~/http/recent-login.server';
import { localeOf } from '~/i18n/i18n';
import { translator } from '~/i18n/i18n.server';
import { confirmationSchema } from '~/screens/confirmation';
import { confirmation } from '~/screens/confirmation.server';
import { lockText } from './lock-text';
import { userIdOf } from './user-id.server';
import type { UserPlace } from './user-place';

interface Args {
  request: Request;
  params: { id?: string | undefined; act?: string | undefined };
}

/** An account with everything that can be done with it. */
export async function loadUser({ request, params }: Args, place: UserPlace) {
  const actor = await requireActor(request, place.area);
  const details = await userDetails(actor, userIdOf(params.id));
  return data({ title: details.user.name || details.user.username, ...details });
}

/** Asks before something is done to an account. */
export async function loadUserAct({ request, params }: Args, place: UserPlace) {
  const actor = await requireRecentLogin(request, { area: place.area });
  must(isUserAct(params.act), 'page.notFound');
  const { user, can, acts, isOwn, locks } = await userDetails(actor, userIdOf(params.id));
  must(!isOwn, 'user.self');
  must(can.includes(userActs[params.act].action), 'auth.noPermission');
  const t = translator(request);
  must(acts.includes(params.act), 'state.notAllowed', [t(`users:standings.${user.standing}`)]);
  const name = user.name || user.username;
  return confirmation(request, {
    title: t(`users:act.${params.act}.title`, { name }),
    // A link is asked for by somebody who cannot log in: the reason may be another one.
    text: [
      t(`users:act.${params.act}.text`),
      ...(params.act === 'password-link' ? locks.map((lock) => lockText(lock, t, localeOf(request))) : []),
    ],
    facts: [
      { label: t('users:name'), value: name },
      { label: t('users:email'), value: user.email },
      { label: t('users:roles'), value: user.roles.map((role) => t(`menus:roles.${role}`)).join(', ') },
    ],
    submit: t(`users:act.${params.act}.submit`),
    isHarmless: !userActs[params.act].takes,
    keep: t('users:cancel'),
    back: place.details(user.id),
  });
}

export async function runUserAct({ request, params }: Args, place: UserPlace) {
  const actor = await requireRecentLogin(request, { area: place.area });
  must(isUserAct(params.act), 'page.notFound');
  const { act } = params;
  const userId = userIdOf(params.id);
  // An account that the actor may not see does not exist to them; the form could only say that it cannot be done.
  const { user } = await seeUser(actor, userId);
  return saveForm(request, confirmationSchema(), {
    run: () => userActs[act].run(actor, userId),
    done: () => {
      const back = act === 'delete' ? place.list : place.details(userId);
      return redirectWithFlash(request, back, `users:act.${act}.done`, { params: { email: user.email } });
    },
  });
}
