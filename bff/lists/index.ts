export { type ListPage, listPage, type ReadList, wholeList } from './list-page';
export {
  type Asked,
  type Choices,
  type ChoicesOf,
  choicesOf,
  type ListQuery,
  type ListSpec,
  listSpec,
  parseListQuery,
  type SortOf,
} from './list-query';
export { checkNumberSearch } from './number-search';
export { checkCompany, checkCustomer, chosenCompany } from './company-filter';
export { checkDay, comingDay, startOfDay } from './day-filter';
