import type { LoaderFunctionArgs } from '@remix-run/node';
import { settlementsOfMonth } from '@bff/domain/settlements';
import { requireActor } from '~/http/actor.server';
import { sumsCsv } from '~/nouns/settlements/sums-file.server';
import { to } from '~/to';
import { monthIn } from './month-in.server';

/** What each company is owed for the page's month, as a spreadsheet. */
export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireActor(request, 'admin');
  return sumsCsv(request, {
    page: to.settlements(),
    first: 'company',
    name: ({ name }) => name,
    read: async () => {
      const month = monthIn(request);
      return { of: month, rows: await settlementsOfMonth(actor, month) };
    },
  });
}
