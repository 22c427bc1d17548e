// Traces: S2-056
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { requireActor } from '~/http/actor.server';
import { privatePage } from '~/http/private-page';
import { loadCompanyTiers, saveCompanyTiers } from '~/nouns/cancellation-fees/company-tiers.server';
import { CompanyTiersPage } from '~/nouns/cancellation-fees/CompanyTiersPage';
import { to } from '~/to';
import { companyOf } from '../company-of.server';

export const headers = privatePage;

const HERE = to.companyCancellationFees();

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  return loadCompanyTiers(request, actor, companyOf(actor));
}

export async function action({ request }: ActionFunctionArgs) {
  const actor = await requireActor(request);
  return saveCompanyTiers(request, actor, companyOf(actor), HERE);
}

/** The company's cancellation tiers. */
export default function CancellationFees() {
  return <CompanyTiersPage area="company" />;
}
