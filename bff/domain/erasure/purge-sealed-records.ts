import { clock } from '@bff/platform/clock';
import { toLocalDate } from '../shared/time';
import { deletedAccountStore } from './deleted-account.store';

/** For a scheduled job: deletes who stood behind deleted accounts once accounting need not know. Rows deleted. */
export const purgeSealedRecords = (): Promise<number> => deletedAccountStore.purge(toLocalDate(clock.millis()));
