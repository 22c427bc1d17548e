import { clock } from '@bff/platform/clock';
import { fromLocalText } from '@bff/domain/shared/time';
import '~/forms/today.server';
import { setMomentReader } from './read-moment';
import { parseSearchQuery } from './search-query';

setMomentReader(fromLocalText);

/** Parses a search address, with the server's reading of days and times. */
export const readSearch = (params: URLSearchParams) => parseSearchQuery(params, clock.now());
