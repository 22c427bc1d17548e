import type { LoaderFunctionArgs } from '@remix-run/node';
import { settlementStatement } from '@bff/domain/settlements';
import { requireActor } from '~/http/actor.server';
import { rowId } from '~/http/row-id';
import { statementPaper } from '~/nouns/settlements/statement-file.server';
import { to } from '~/to';

/** A company's monthly statement as a PDF. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await requireActor(request, 'admin');
  const month = params['month'] ?? '';
  const companyId = rowId(params['id'], 'company.notFound');
  return statementPaper(request, {
    page: to.settlement(companyId, month),
    read: () => settlementStatement(actor, { companyId, month }),
  });
}
