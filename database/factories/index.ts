export {
  createCancellationTiers,
  createCompany,
  createDepot,
  completePriceLists,
  createPriceLists,
  type PriceLists,
} from './create-company';
export { type CreatedDealOrganisation, createDealOrganisation, giveDealRight } from './create-deal-organisation';
export { type CreatedOrder, createOrder } from './create-order';
export { createQuoteRequest } from './create-quote-request';
export { createCustomer, createUser } from './create-user';
export { type BookableVehicle, createBookableVehicle, createOccupancy, createVehicle } from './create-vehicle';
