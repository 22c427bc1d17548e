import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import {
  changeDealOrganisationStatus,
  dealOrganisationStates,
  seeDealOrganisation,
} from '@bff/domain/deal-organisations';
import { requireActor } from '~/http/actor.server';
import { privatePage } from '~/http/private-page';
import { rowId } from '~/http/row-id';
import { ConfirmScreen } from '~/screens/ConfirmScreen';
import { statesScreen } from '~/screens/status-screen.server';
import { to } from '~/to';

export const headers = privatePage;

const page = statesScreen({
  machine: dealOrganisationStates,
  asks: dealOrganisationStates.states,
  async find({ request, params }) {
    const actor = await requireActor(request);
    const { organisation } = await seeDealOrganisation(actor, rowId(params['id'], 'dealOrganisation.notFound'));
    return { actor, organisation };
  },
  status: ({ organisation }) => organisation.status,
  ask: ({ organisation: { id, name, status }, wanted, isAllowed }, t) => ({
    title: t(`deals:to.${wanted}.title`, { name }),
    text: [t(`deals:to.${wanted}.text`)],
    reason: { label: t('deals:fields.reason'), hint: t('deals:hints.reason') },
    submit: t(`deals:to.${wanted}.submit`),
    keep: t('deals:keep'),
    back: to.dealCustomer(id),
    backLabel: name,
    refusal: isAllowed ? undefined : t('deals:cannotGo', { status: t(`deals:status.${status}`) }),
  }),
  change: ({ actor, organisation: { id }, wanted }, reason) =>
    changeDealOrganisationStatus(actor, { id, to: wanted, reason }),
  done: ({ organisation: { id }, wanted }) => ({ to: to.dealCustomer(id), flash: `deals:flash.${wanted}` }),
});

export const loader = (args: LoaderFunctionArgs) => page.load(args);
export const action = (args: ActionFunctionArgs) => page.change(args);

/** Asks before an organisation is activated, suspended or deactivated. */
export default function DealCustomerStatus() {
  return <ConfirmScreen area="admin" />;
}
