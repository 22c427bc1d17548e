/** When a company's buses are taken, and the times that it keeps for itself. */
export { addLockout, editLockout, lockoutRevision, removeLockout, seeLockout } from './lockouts';
export { seeFleet, seeFleetRevision } from './see-fleet';
