import { toLocalDate } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';

/** The address's month; the current one by default. */
export const monthIn = (request: Request): string =>
  new URL(request.url).searchParams.get('month') ?? toLocalDate(clock.now()).slice(0, 7);
