import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { seller } from '@bff/areas/public';
import { ownChoices, ownHolds } from '@bff/domain/bookings';
import { footerPages } from '@bff/domain/content';
import { placesAsLeft, routeAfterLogin } from '@bff/domain/sessions';
import { env } from '@bff/platform/env';
import { guardSecondFactor } from '~/http/actor.server';
import { consentOf } from '~/http/consent.server';
import { takeFlash } from '~/http/flash.server';
import { currentSession } from '~/http/session.server';
import { localeOf } from '~/i18n/i18n';

/** The data of every page's frame: the user, a message from the previous page, and whether to ask about cookies. */
export async function loadFrame({ request }: LoaderFunctionArgs) {
  const [session, { flash, headers }, consent, pages] = await Promise.all([
    currentSession(request),
    takeFlash(request),
    consentOf(request),
    footerPages(localeOf(request)),
  ]);
  const user = session?.user;
  if (user) await guardSecondFactor(request, user);
  const [holds, choices] = user ? await Promise.all([ownHolds(user.actor), ownChoices(user.actor)]) : [[], []];
  const frame = {
    holds,
    choices,
    user: user
      ? {
          id: user.actor.userId,
          name: user.name,
          roles: user.actor.roles,
          home: routeAfterLogin({ ...user.actor, contactType: user.contactType }).path,
        }
      : null,
    flash,
    /** Lists as they were left, with search and filters, by their path: links back lead there. */
    asLeft: user ? placesAsLeft(session.data.backStack ?? []) : {},
    consentGiven: consent !== undefined,
    livelyForms: consent?.livelyForms ?? true,
    demo: env().DEMO,
    footerPages: pages,
    seller: await seller(localeOf(request)),
  };
  return data(frame, { headers });
}
