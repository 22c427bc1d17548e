// Traces: S8-007, S8-106
import type { ActionFunctionArgs, LoaderFunctionArgs, ServerBuild } from '@remix-run/node';
import { data } from '@remix-run/node';
import { DomainError } from '@bff/domain/shared/errors';
import { refuse } from '../edge/refuse';
import { sectionOf } from '~/navigation/section-of';
import { logger } from './logger';

/** What an error page may show: an entry of the catalogue. */
export interface RefusedData {
  key: string;
  params: readonly (string | number)[];
}

/** Disk full, table full, read-only (twice: a replica after a failover), statement time limit (MariaDB, MySQL). */
const TAKES_NOTHING_IN = new Set([1021, 1114, 1290, 1836, 1969, 3024]);

/** Whether the database cannot be reached or accepts no writes: mysql2, Node and Sequelize use the same names. */
function isOutage(error: unknown): boolean {
  const names = new Set<string>();
  for (let cause: unknown = error, depth = 0; cause instanceof Error && depth < 4; depth++) {
    names.add(cause.name);
    if ('errno' in cause && TAKES_NOTHING_IN.has(Number(cause.errno))) return true;
    if ('code' in cause && typeof cause.code === 'string') names.add(cause.code);
    cause = 'original' in cause ? cause.original : cause.cause;
  }
  return [
    'SequelizeConnectionError', 'SequelizeConnectionRefusedError', 'SequelizeConnectionAcquireTimeoutError', 'SequelizeHostNotReachableError',
    'SequelizeConnectionTimedOutError', 'ECONNREFUSED', 'ECONNRESET', 'PROTOCOL_CONNECTION_LOST', 'EPIPE', 'ETIMEDOUT', 'ER_SERVER_SHUTDOWN', 'ER_CON_COUNT_ERROR',
  ].some((name) => names.has(name)); // prettier-ignore
}

/** A dashboard's application knows only its own pages, so a redirect that leads out of it asks for a new document. */
function leavingSection(answered: unknown, request: Request): unknown {
  if (!(answered instanceof Response)) return answered;
  const location = answered.headers.get('location');
  const section = sectionOf(new URL(request.url).pathname);
  if (location && section && sectionOf(new URL(location, request.url).pathname) !== section)
    answered.headers.set('X-Remix-Reload-Document', 'true');
  return answered;
}

/**
 * Wraps a loader or action: domain errors become answers with the catalogue's status, outages a friendly 503. A download has no page to
 * show them on (Remix would send a line of JSON), so it gets the edge's.
 */
function guarded<Args extends LoaderFunctionArgs | ActionFunctionArgs>(run: (args: Args) => unknown, isFile: boolean) {
  return async (args: Args): Promise<unknown> => {
    try {
      return leavingSection(await run(args), args.request);
    } catch (error) {
      if (error instanceof Response) throw leavingSection(error, args.request);
      if (error instanceof DomainError) {
        if (isFile && error.status === 404) throw refuse(404, args.request);
        throw data<RefusedData>({ key: error.key, params: error.params }, { status: error.status });
      }
      if (isOutage(error)) {
        logger.error({ err: error }, 'database out of reach');
        if (isFile) throw refuse(503, args.request, { 'retry-after': '5' });
        throw data<RefusedData>({ key: 'service.busy', params: [] }, { status: 503, headers: { 'retry-after': '5' } });
      }
      throw error;
    }
  };
}

/** The build with every loader and action wrapped: errors that a screen does not handle still get the right status. */
export function withDomainAnswers(build: ServerBuild): ServerBuild {
  const routes = Object.fromEntries(
    Object.entries(build.routes).map(([id, route]) => {
      if (!route) return [id, route];
      const { loader, action } = route.module;
      const isFile = route.module.default === undefined;
      const module = {
        ...route.module,
        ...(loader ? { loader: guarded(loader, isFile) } : {}),
        ...(action ? { action: guarded(action, isFile) } : {}),
      };
      return [id, { ...route, module }];
    }),
  ) as ServerBuild['routes'];
  return { ...build, routes };
}
