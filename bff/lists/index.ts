export { type ListPage, listPage, PAGE_SIZE, type ReadList, wholeList } from './list-page';
export { type FilterRule, type ListQuery, type ListSpec, type ParsedList, parseListQuery } from './list-query';
