import { clock } from '@bff/platform/clock';
import { toLocalDate } from '../shared/time';
import { deletedAccountStore } from './deleted-account.store';

/** For a scheduled job: deletes the sealed data of deleted accounts once accounting no longer requires it. Returns the number of rows. */
export const purgeSealedRecords = (): Promise<number> => deletedAccountStore.purge(toLocalDate(clock.millis()));
