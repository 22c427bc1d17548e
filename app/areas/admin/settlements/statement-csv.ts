import type { LoaderFunctionArgs } from '@remix-run/node';
import { settlementStatement } from '@bff/domain/settlements';
import { requireActor } from '~/http/actor.server';
import { rowId } from '~/http/row-id';
import { statementCsv } from '~/nouns/settlements/statement-file.server';
import { to } from '~/to';

/** A company's monthly statement as a spreadsheet. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await requireActor(request, 'admin');
  const month = params['month'] ?? '';
  const companyId = rowId(params['id'], 'company.notFound');
  return statementCsv(request, {
    page: to.settlement(companyId, month),
    read: () => settlementStatement(actor, { companyId, month }),
  });
}
