/** Where a company's buses start from as a rule. */
export { depotPolicy } from './depot.policy';
export type { Depot, DepotDetails, DepotListQuery, DepotSummary } from './depot.store';
export { addDepot, depotRevision, depotsOf, editDepot, keepDepot, listDepots, removeDepot, seeDepot } from './depots';
