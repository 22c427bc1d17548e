export { measure, type Measures } from './measure';
export {
  LINE_KINDS,
  type LineKind,
  type Price,
  type PriceCase,
  type PriceLine,
  priceMeasured,
  type PriceResult,
  type PriceTerms,
  priceTrip,
} from './price';
export {
  type DatedList,
  type DriverCost,
  type DrivingCost,
  type HourlyAddition,
  pickList,
  type PriceLists,
  type VehicleCost,
} from './price-lists';
export { type CompanyLists, companyPriceLists, DayLists, noLists, type PickedLists } from './price-list.store';
