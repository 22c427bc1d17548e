/** When a company's buses are taken, and its lockouts. */
export { addLockout, editLockout, lockoutRevision, removeLockout, seeLockout } from './lockouts';
export { seeFleet, seeFleetRevision } from './see-fleet';
