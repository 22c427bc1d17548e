import type { LoaderFunctionArgs } from '@remix-run/node';
import { companyListSpec, readCompanies } from '@bff/areas/admin';
import { formatDate } from '@formats';
import { requireActor } from '~/http/actor.server';
import { translator } from '~/i18n/i18n.server';
import { listFile } from '~/lists/list-file.server';

/** The companies that the list shows as a spreadsheet. */
export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const t = translator(request);
  return listFile(request, {
    spec: companyListSpec,
    read: (query) => readCompanies(actor, query),
    page: '/dashboard/admin/transport-companies/list',
    name: t('companies:companies.file'),
    columns: [
      [t('companies:fields.name'), ({ name }) => name],
      [t('companies:fields.orgNumber'), ({ orgNumber }) => orgNumber],
      [t('companies:fields.city'), ({ city }) => city],
      [t('companies:list.status'), ({ status }) => t(`companies:companies.status.${status}`)],
      [t('companies:fields.contactName'), ({ contactName }) => contactName],
      [t('companies:fields.contactEmail'), ({ contactEmail }) => contactEmail],
      [t('companies:fields.contactPhone'), ({ contactPhone }) => contactPhone],
      [t('companies:companies.vehicles'), ({ vehicles }) => vehicles],
      [
        t('companies:companies.prices'),
        ({ withoutPrices }) => t(`companies:companies.${withoutPrices ? 'missing' : 'there'}`),
      ],
      [t('companies:companies.since'), ({ createdAt }) => formatDate(createdAt)],
    ],
  });
}
