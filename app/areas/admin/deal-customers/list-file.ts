import type { LoaderFunctionArgs } from '@remix-run/node';
import { dealCustomerListSpec, readDealCustomers } from '@bff/areas/admin';
import { formatDate } from '@formats';
import { requireActor } from '~/http/actor.server';
import { translator } from '~/i18n/i18n.server';
import { csvAmount, listFile } from '~/lists/list-file.server';

/** The deal customers that the list shows as a spreadsheet. */
export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const t = translator(request);
  return listFile(request, {
    spec: dealCustomerListSpec,
    read: (query) => readDealCustomers(actor, query),
    page: '/dashboard/admin/deal-customers/list',
    name: t('deals:list.file'),
    columns: [
      [t('deals:fields.name'), ({ name }) => name],
      [t('deals:fields.orgNumber'), ({ orgNumber }) => orgNumber],
      [t('deals:status.label'), ({ status }) => t(`deals:status.${status}`)],
      [t('deals:fields.contactName'), ({ contactName }) => contactName],
      [t('deals:fields.contactEmail'), ({ contactEmail }) => contactEmail],
      [t('deals:fields.contactPhone'), ({ contactPhone }) => contactPhone],
      [t('deals:fields.creditLimit'), ({ creditLimit }) => csvAmount(request, creditLimit)],
      [t('deals:fields.trainReplacement'), ({ trainReplacement }) => t(`deals:${trainReplacement ? 'yes' : 'no'}`)],
      [t('deals:units.title'), ({ units }) => units],
      [t('deals:members.title'), ({ users }) => users],
      [t('deals:fields.createdAt'), ({ createdAt }) => formatDate(createdAt)],
    ],
  });
}
