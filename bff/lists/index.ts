export { type ListPage, listPage, type ReadList, wholeList } from './list-page';
export { type ListQuery, type ListSpec, parseListQuery } from './list-query';
