/** Erasure: deleting an account, the queue of waiting deletions, sealed data, and the export of everything held about a person. */
export { carryOutDeletions } from './carry-out-deletions';
export { deleteUser, ownDeletion, type OwnDeletion } from './delete-user';
export { type AccountedPerson } from './deleted-account.store';
export { awaitsDeletion, expectedDeletion, NOTICE_DAYS, queueDeletion, withdrawDeletion } from './deletion-queue';
export { exportPerson, type PersonExport } from './export-person';
export { countWaitingDeletions, findDeletions, type FoundDeletion } from './find-deletions';
export {
  type DataSubject,
  type DeletionObstacle,
  type PersonalDataKeeper,
  registerPersonalData,
} from './personal-data';
export { purgeSealedRecords } from './purge-sealed-records';
export { isSealed, openSeal, sealOf, type SeenSeal } from './sealed-record';
