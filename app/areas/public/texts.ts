import { type LoaderFunctionArgs } from '@remix-run/node';
import { DomainError } from '@bff/domain/shared/errors';
import { localeOf } from '~/i18n/i18n';
import { textsFile, textsVersion } from '~/i18n/i18n.server';

const MOST_NAMESPACES = 40;
const YEAR = 'public, max-age=31536000, immutable';

/** A section's texts for the browser, including the domain's messages. */
export function loader({ request }: LoaderFunctionArgs): Response {
  const { searchParams } = new URL(request.url);
  const names = (searchParams.get('ns') ?? '').split(' ').slice(0, MOST_NAMESPACES);
  const file = textsFile(localeOf(request), names);
  if (!file) throw new DomainError('page.notFound');
  const isCurrent = searchParams.get('v') === textsVersion;
  return Response.json(file, { headers: { 'cache-control': isCurrent ? YEAR : 'no-store' } });
}
