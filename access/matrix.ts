import type { EndpointRow, PageRow } from './rows';

const pageFiles = import.meta.glob<{ rows: readonly PageRow[] }>('./pages/*.ts', { eager: true });
const endpointFiles = import.meta.glob<{ rows: readonly EndpointRow[] }>('./api/*.ts', { eager: true });

/** Role × route × action, whole: the files of access/pages and access/api, one an area. */
export const pageRows: readonly PageRow[] = Object.values(pageFiles).flatMap(({ rows }) => rows);
export const endpointRows: readonly EndpointRow[] = Object.values(endpointFiles).flatMap(({ rows }) => rows);
