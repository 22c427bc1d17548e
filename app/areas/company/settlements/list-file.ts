import type { LoaderFunctionArgs } from '@remix-run/node';
import { yearOfSettlements } from '@bff/domain/settlements';
import { requireActor } from '~/http/actor.server';
import { yearIn } from '~/nouns/reports/report.server';
import { sumsCsv } from '~/nouns/settlements/sums-file.server';
import { to } from '~/to';
import { companyOf } from '../company-of.server';

/** What the company is owed for each month of the page's year, as a spreadsheet. */
export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  return sumsCsv(request, {
    page: to.companySettlements(),
    first: 'month',
    name: ({ month }) => month,
    read: async () => {
      const year = yearIn(request);
      return { of: String(year), rows: await yearOfSettlements(actor, { companyId: companyOf(actor), year }) };
    },
  });
}
