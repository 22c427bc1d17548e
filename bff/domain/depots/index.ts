/** Depots: the default starting positions of a company's buses. */
export { depotPolicy } from './depot.policy';
export type { Depot, DepotDetails, DepotListQuery, DepotSummary } from './depot.store';
export { addDepot, depotRevision, depotsOf, editDepot, keepDepot, listDepots, removeDepot, seeDepot } from './depots';
