import { clock } from '@bff/platform/clock';
import { toLocalDate } from '@bff/domain/shared/time';
import { lastSearch } from '~/http/last-search.server';
import { to } from '~/to';

/** From a list of requests to the next one: the trip that was last searched for, or null if none is known or it would have left. */
export async function wayToAsk(request: Request): Promise<string | null> {
  const search = await lastSearch(request);
  const day = search?.get('departure')?.slice(0, 10) ?? '';
  return search && day >= toLocalDate(clock.now()) ? `${to.requestQuotes()}?${search}` : null;
}
