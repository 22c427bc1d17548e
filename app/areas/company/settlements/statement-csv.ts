import type { LoaderFunctionArgs } from '@remix-run/node';
import { settlementStatement } from '@bff/domain/settlements';
import { requireActor } from '~/http/actor.server';
import { statementCsv } from '~/nouns/settlements/statement-file.server';
import { to } from '~/to';
import { companyOf } from '../company-of.server';

/** The company's monthly statement as a spreadsheet. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const month = params['month'] ?? '';
  return statementCsv(request, {
    page: to.companySettlement(month),
    read: () => settlementStatement(actor, { companyId: companyOf(actor), month }),
  });
}
