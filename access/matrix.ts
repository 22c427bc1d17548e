import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { EndpointRow, PageRow } from './rows';

/** The rows of every file in a folder, so that a new area needs no list. */
async function rowsIn<Row>(folder: string): Promise<Row[]> {
  const path = join(import.meta.dirname, folder);
  const files = readdirSync(path).filter((name) => name.endsWith('.ts'));
  const modules = await Promise.all(
    files.map(
      (name) => import(/* @vite-ignore */ pathToFileURL(join(path, name)).href) as Promise<{ rows: readonly Row[] }>,
    ),
  );
  return modules.flatMap(({ rows }) => rows);
}

/** Role × route × action, complete: the files of access/pages and access/api, one per area. */
export const pageRows: readonly PageRow[] = await rowsIn<PageRow>('pages');
export const endpointRows: readonly EndpointRow[] = await rowsIn<EndpointRow>('api');

/** The matrix is tested in parts, one test file each (`matrix-<part>.db.test.ts`), so that workers share it. */
export const MATRIX_PARTS = ['admin', 'api', 'dashboards', 'open'] as const;
export type MatrixPart = (typeof MATRIX_PARTS)[number];

export function partOfPage({ route }: PageRow): MatrixPart {
  if (route.startsWith('dashboard/admin')) return 'admin';
  return route.startsWith('dashboard') ? 'dashboards' : 'open';
}
