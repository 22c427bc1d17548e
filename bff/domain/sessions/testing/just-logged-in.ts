import { clock } from '@bff/platform/clock';
import type { Actor, RecentActor, UserActor } from '../../shared/actor';
import { provedLately } from '../recent-login';

/** A user who has just logged in, whatever they may do then. */
export const justLoggedIn = (actor: Actor): RecentActor => provedLately(actor as UserActor, clock.now())!;
