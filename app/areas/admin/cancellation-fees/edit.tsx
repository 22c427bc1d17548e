// Traces: S2-096
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { requireActor } from '~/http/actor.server';
import { privatePage } from '~/http/private-page';
import { rowId } from '~/http/row-id';
import { loadCompanyTiers, saveCompanyTiers } from '~/nouns/cancellation-fees/company-tiers.server';
import { CompanyTiersPage } from '~/nouns/cancellation-fees/CompanyTiersPage';
import { to } from '~/to';

export const headers = privatePage;

const LIST = to.cancellationFees();

export async function loader({ request, params }: LoaderFunctionArgs) {
  return loadCompanyTiers(request, await requireActor(request), rowId(params['id'], 'company.notFound'));
}

export async function action({ request, params }: ActionFunctionArgs) {
  const id = rowId(params['id'], 'company.notFound');
  const here = to.editCancellationFees(id);
  return saveCompanyTiers(request, await requireActor(request), id, here);
}

/** A company's cancellation tiers. */
export default function EditCancellationFees() {
  const { company } = useLoaderData<typeof loader>();
  const { t } = useTranslation('cancellation');
  return <CompanyTiersPage area="admin" over={company.name} back={{ to: LIST, label: t('list.title') }} />;
}
