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
import { to } from '~/to';

export const headers = privatePage;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const wanted = wantedState(request, dealOrganisationStates);
  const { organisation } = await seeDealOrganisation(actor, rowId(params['id'], 'dealOrganisation.notFound'));
  const { id, name, status } = organisation;
  const mayGo = dealOrganisationStates.allows(status, wanted);
  const t = translator(request);
  const confirm = statusConfirmation(wanted, {
    title: t(`deals:to.${wanted}.title`, { name }),
    text: [t(`deals:to.${wanted}.text`)],
    reason: { label: t('deals:fields.reason'), hint: t('deals:hints.reason') },
    submit: t(`deals:to.${wanted}.submit`),
    keep: t('deals:keep'),
    back: to.dealCustomer(id),
    backLabel: name,
    refusal: mayGo ? undefined : t('deals:cannotGo', { status: t(`deals:status.${status}`) }),
  });
  return confirmation(request, confirm, mayGo ? 200 : 409);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireActor(request);
  const wanted = wantedState(request, dealOrganisationStates);
  const id = rowId(params['id'], 'dealOrganisation.notFound');
  return saveForm(request, statusSchema(wanted), {
    run: ({ reason }) => changeDealOrganisationStatus(actor, { id, to: wanted, reason: reason ?? null }),
    done: () => redirectWithFlash(request, to.dealCustomer(id), `deals:flash.${wanted}`),
  });
}

/** The last look before an organisation is activated, suspended or deactivated. */
export default function DealCustomerStatus() {
  return <ConfirmScreen area="admin" />;
}
