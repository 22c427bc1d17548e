/** What traffic controllers see of the organisation that they act for. */
export { type OwnedRecord, recordOwner } from './record-owner';
export { type ServedOrganisationTraffic, servedTraffic } from './served-traffic';
export { type TrafficJourney, trafficOverview, type TrafficOverview } from './traffic-overview';
