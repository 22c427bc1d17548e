import type { ActionFunctionArgs, LoaderFunctionArgs, ServerBuild } from '@remix-run/node';
import { data } from '@remix-run/node';
import { DomainError } from '@bff/domain/shared/errors';
import { sectionOf } from '~/navigation/section-of';
import { logger } from './logger';

/** What an error page gets to show: a row of the catalogue. */
export interface RefusedData {
  key: string;
  params: readonly (string | number)[];
}

/** Connection trouble between us and the database: the same names in mysql2, Node and Sequelize. */
function isOutage(error: unknown): boolean {
  const names = new Set<string>();
  for (let cause: unknown = error, depth = 0; cause instanceof Error && depth < 4; depth++) {
    names.add(cause.name);
    if ('code' in cause && typeof cause.code === 'string') names.add(cause.code);
    cause = 'original' in cause ? cause.original : cause.cause;
  }
  return [
    'SequelizeConnectionError', 'SequelizeConnectionRefusedError', 'SequelizeConnectionAcquireTimeoutError', 'SequelizeHostNotReachableError',
    'SequelizeConnectionTimedOutError', 'ECONNREFUSED', 'ECONNRESET', 'PROTOCOL_CONNECTION_LOST', 'EPIPE', 'ETIMEDOUT', 'ER_SERVER_SHUTDOWN', 'ER_CON_COUNT_ERROR',
  ].some((name) => names.has(name)); // prettier-ignore
}

/** A dashboard's application knows no pages but its own: a redirect that leads out of it asks for a new document. */
function leavingSection(answered: unknown, request: Request): unknown {
  if (!(answered instanceof Response)) return answered;
  const location = answered.headers.get('location');
  const section = sectionOf(new URL(request.url).pathname);
  if (location && section && sectionOf(new URL(location, request.url).pathname) !== section)
    answered.headers.set('X-Remix-Reload-Document', 'true');
  return answered;
}

/** A loader or action whose domain errors become answers with the catalogue's status, and whose outages become a friendly 503. */
function guarded<Args extends LoaderFunctionArgs | ActionFunctionArgs>(run: (args: Args) => unknown) {
  return async (args: Args): Promise<unknown> => {
    try {
      return leavingSection(await run(args), args.request);
    } catch (error) {
      if (error instanceof Response) throw leavingSection(error, args.request);
      if (error instanceof DomainError) {
        throw data<RefusedData>({ key: error.key, params: error.params }, { status: error.status });
      }
      if (isOutage(error)) {
        logger.error({ err: error }, 'database out of reach');
        throw data<RefusedData>({ key: 'service.busy', params: [] }, { status: 503, headers: { 'retry-after': '5' } });
      }
      throw error;
    }
  };
}

/** The build with every loader and action guarded: what a screen does not handle itself still gets the right status. */
export function withDomainAnswers(build: ServerBuild): ServerBuild {
  const routes = Object.fromEntries(
    Object.entries(build.routes).map(([id, route]) => {
      if (!route) return [id, route];
      const { loader, action } = route.module;
      const module = {
        ...route.module,
        ...(loader ? { loader: guarded(loader) } : {}),
        ...(action ? { action: guarded(action) } : {}),
      };
      return [id, { ...route, module }];
    }),
  ) as ServerBuild['routes'];
  return { ...build, routes };
}
