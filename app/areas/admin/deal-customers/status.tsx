import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import {
  changeDealOrganisationStatus,
  dealOrganisationStates,
  seeDealOrganisation,
} from '@bff/domain/deal-organisations';
import { saveForm } from '~/forms/save-form.server';
import { requireActor } from '~/http/actor.server';
import { redirectWithFlash } from '~/http/flash.server';
import { privatePage } from '~/http/private-page';
import { rowId } from '~/http/row-id';
import { translator } from '~/i18n/i18n.server';
import { confirmation, statusConfirmation, statusSchema, wantedState } from '~/screens/confirmation.server';
import { ConfirmScreen } from '~/screens/ConfirmScreen';

export const headers = privatePage;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const to = wantedState(request, dealOrganisationStates);
  const { organisation } = await seeDealOrganisation(actor, rowId(params['id'], 'dealOrganisation.notFound'));
  const { id, name, status } = organisation;
  const mayGo = dealOrganisationStates.allows(status, to);
  const t = translator(request);
  const confirm = statusConfirmation(to, {
    title: t(`deals:to.${to}.title`, { name }),
    text: [t(`deals:to.${to}.text`)],
    reason: { label: t('deals:fields.reason'), hint: t('deals:hints.reason') },
    submit: t(`deals:to.${to}.submit`),
    keep: t('deals:keep'),
    back: `/dashboard/admin/deal-customers/details/${id}`,
    backLabel: name,
    refusal: mayGo ? undefined : t('deals:cannotGo', { status: t(`deals:status.${status}`) }),
  });
  return confirmation(confirm, mayGo ? 200 : 409);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireActor(request);
  const to = wantedState(request, dealOrganisationStates);
  const id = rowId(params['id'], 'dealOrganisation.notFound');
  return saveForm(request, statusSchema(to), {
    run: ({ reason }) => changeDealOrganisationStatus(actor, { id, to, reason: reason ?? null }),
    done: () => redirectWithFlash(request, `/dashboard/admin/deal-customers/details/${id}`, `deals:flash.${to}`),
  });
}

/** The last look before an organisation is activated, suspended or deactivated. */
export default function DealCustomerStatus() {
  return <ConfirmScreen area="admin" />;
}
