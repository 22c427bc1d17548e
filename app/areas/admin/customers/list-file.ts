import type { LoaderFunctionArgs } from '@remix-run/node';
import { customerListSpec, readCustomers } from '@bff/areas/customers';
import { formatDateTime } from '@formats';
import { formatPhone } from '~/forms/format-phone';
import { requireActor } from '~/http/actor.server';
import { translator } from '~/i18n/i18n.server';
import { listFile } from '~/lists/list-file.server';

/** The customers that the list shows as a spreadsheet. */
export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireActor(request, 'admin');
  const t = translator(request);
  return listFile(request, {
    spec: customerListSpec,
    read: (query) => readCustomers(actor, query),
    page: '/dashboard/admin/customers/list',
    name: t('customers:list.file'),
    columns: [
      [t('customers:type.label'), ({ customerType }) => t(`customers:type.${customerType}`)],
      [t('customers:companyName'), ({ companyName }) => companyName],
      [t('customers:orgNumber'), ({ orgNumber }) => orgNumber],
      [t('customers:name'), ({ name }) => name],
      [t('customers:email'), ({ email }) => email],
      [t('customers:phone'), ({ phone }) => phone && formatPhone(phone)],
      [t('customers:city'), ({ city }) => city],
      [t('customers:created'), ({ created }) => formatDateTime(created)],
    ],
  });
}
