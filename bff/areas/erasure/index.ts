export { deletionListSpec, readDeletions } from './deletion-list';
