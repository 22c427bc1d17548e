/** Deviations on a journey, and how they are handled. */
export { COUNTED_DEVIATIONS, type DeviationRow } from './deviation.store';
export {
  changeDeviation,
  chargeDeviation,
  deviationsOfBooking,
  handleDeviation,
  listDeviations,
  openDeviations,
  reportedDeviations,
  seeDeviation,
  seeDeviationsOf,
  waitingDeviations,
} from './handle-deviation';
export { MOST_IMAGES, reportDeviation } from './report-deviation';
