import type { LoaderFunctionArgs } from '@remix-run/node';
import { commissionListSpec, commissionsRead } from '@bff/areas/admin';
import { requireActor } from '~/http/actor.server';
import { localeOf } from '~/i18n/i18n';
import { listFile } from '~/lists/list-file.server';
import { to } from '~/to';
import { commissionColumns } from './commission-columns';

/** The list's commissions as a spreadsheet. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { general, read } = await commissionsRead(await requireActor(request));
  return listFile(request, {
    spec: commissionListSpec,
    read,
    page: to.commissionRates(),
    name: 'commissions:file',
    columns: commissionColumns(general, localeOf(request)),
  });
}
