import type { LoaderFunctionArgs } from '@remix-run/node';
import { commissionListSpec, commissionsRead } from '@bff/areas/admin';
import { requireActor } from '~/http/actor.server';
import { translator } from '~/i18n/i18n.server';
import { csvAmount, listFile } from '~/lists/list-file.server';

/** The commissions that the list shows as a spreadsheet. */
export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const t = translator(request);
  const { general, read } = await commissionsRead(actor);
  return listFile(request, {
    spec: commissionListSpec,
    read,
    page: '/dashboard/admin/commission-rates',
    name: t('commissions:file'),
    columns: [
      [t('companies:fields.name'), ({ name }) => name],
      [t('companies:list.orgNumber'), ({ orgNumber }) => orgNumber],
      [t('companies:list.status'), ({ status }) => t(`companies:companies.status.${status}`)],
      // Hundredths, as öre are of kronor.
      [t('commissions:percent'), ({ basisPoints }) => csvAmount(request, basisPoints ?? general)],
      [t('commissions:kind'), ({ basisPoints }) => t(`commissions:kinds.${basisPoints === null ? 'general' : 'own'}`)],
      [t('commissions:next'), ({ nextChange }) => nextChange],
    ],
  });
}
