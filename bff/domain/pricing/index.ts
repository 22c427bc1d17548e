export { datedLines } from './dated-lines';
export { measure, type Measures } from './measure';
export {
  LINE_KINDS,
  type LineKind,
  type Price,
  priceAgreed,
  type PriceCase,
  type PriceLine,
  priceMeasured,
  type PriceResult,
  type PriceTerms,
  type PriceTotals,
  priceTrip,
  totalsMeasured,
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
export { importPriceLists, ownPriceLists, type PriceListRow } from './import-price-lists';
export { addPriceList, editPriceList, removePriceList } from './keep-price-lists';
export {
  type EnteredScope,
  MAIN_PRICE,
  type OwnScope,
  type PriceColumns,
  type PriceList,
  type PriceListDetails,
} from './price-list-record';
export { priceSold } from './price-sold';
export { priceListPolicy } from './price-list.policy';
export type { PriceListQuery } from './kept-price-list.store';
export { type CostsByKind, costsOf } from './costs-of-columns';
export { inOrder, type ListOrder, type Preceding } from './list-order';
export type { PriceDifference } from './price-differences';
export {
  askedOfPriceList,
  basicPriceList,
  listPriceLists,
  missingToday,
  orderPriceList,
  priceListsUsed,
  priceListSubjects,
  seePriceList,
  temporaryPriceLists,
} from './see-price-lists';
