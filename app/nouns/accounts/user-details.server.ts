import { data } from '@remix-run/node';
import { z } from 'zod';
import { isUserAct, userActs, userDetails } from '@bff/areas/accounts';
import { seeUser } from '@bff/domain/accounts';
import { must } from '@bff/domain/shared/errors';
import { parseForm } from '~/forms/parse-form.server';
import { answer } from '~/http/answer.server';
import { requireActor } from '~/http/actor.server';
import { dropDraft } from '~/http/draft.server';
import { redirectWithFlash } from '~/http/flash.server';
import { requireRecentLogin } from '~/http/recent-login.server';
import { translator } from '~/i18n/i18n.server';
import { userIdOf } from './user-id.server';
import type { UserPlace } from './user-place';

interface Args {
  request: Request;
  params: { id?: string | undefined; act?: string | undefined };
}

/** An account with all that can be done about it. */
export async function loadUser({ request, params }: Args, place: UserPlace) {
  const actor = await requireActor(request, place.area);
  const details = await userDetails(actor, userIdOf(params.id));
  return data({ title: details.user.name || details.user.username, ...details });
}

/** The last look before something is done to an account. */
export async function loadUserAct({ request, params }: Args, place: UserPlace) {
  const actor = await requireRecentLogin(request, { area: place.area });
  must(isUserAct(params.act), 'page.notFound');
  const { user, can, acts, isOwn } = await userDetails(actor, userIdOf(params.id));
  must(!isOwn, 'user.self');
  must(can.includes(userActs[params.act].action), 'auth.noPermission');
  const t = translator(request);
  must(acts.includes(params.act), 'state.notAllowed', [t(`users:standings.${user.standing}`)]);
  const name = user.name || user.username;
  const title = t(`users:act.${params.act}.title`, { name });
  const { id, email, roles } = user;
  return data({ title, act: params.act, takes: userActs[params.act].takes, user: { id, name, email, roles } });
}

export async function runUserAct({ request, params }: Args, place: UserPlace) {
  const actor = await requireRecentLogin(request, { area: place.area });
  must(isUserAct(params.act), 'page.notFound');
  const form = await parseForm(request, Confirmation);
  if (!form.ok) return form.reply();
  const { act } = params;
  const userId = userIdOf(params.id);
  // Who may not be seen is not there; the form could only say that it cannot be done.
  await seeUser(actor, userId);
  return answer(userActs[act].run(actor, userId), {
    form,
    done: async () => {
      await dropDraft(request);
      const back = act === 'delete' ? place.list : `${place.folder}/${userId}`;
      return redirectWithFlash(request, back, `users:act.${act}.done`);
    },
  });
}

/** The button is all of it. */
const Confirmation = z.object({});
