import '../scripts/support/script-env';
import { provide } from '@bff/domain/shared/services';
import { createRouter } from '@bff/integrations/router';
import { connect } from '@db/connection';
import { search, timed } from './search';
import { benchTrips } from './trips';

/** A message to this process, and its answer. */
export interface SearchAsked {
  town: number;
}
export interface SearchTook {
  milliseconds: number;
}

/** Searches in one database on request, and reports the duration: `search-process.ts <database> <filled at>`. */
const [url, filledAt] = process.argv.slice(2) as [string, string];
const database = connect(url);
provide({ router: createRouter({ dataFolder: './data/geo' }) });
const trips = benchTrips(Number(filledAt));

process.on('message', ({ town }: SearchAsked) => {
  void timed(() => search(trips[town]!)).then((milliseconds) => process.send!({ milliseconds } satisfies SearchTook));
});
process.on('disconnect', () => void database.close().then(() => process.exit(0)));
