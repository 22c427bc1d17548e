import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { changeCompanyStatus, companyStates, seeCompany, tripsUntil } from '@bff/domain/companies';
import { formatDateTime } from '@formats';
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
  const wanted = wantedState(request, companyStates);
  const { company } = await seeCompany(actor, rowId(params['id'], 'company.notFound'));
  const { id, name, status } = company;
  const until = wanted === 'inactive' ? await tripsUntil(actor, id) : null;
  const t = translator(request);
  const refusal = !companyStates.allows(status, wanted)
    ? t('companies:companies.cannotGo', { status: t(`companies:companies.status.${status}`) })
    : until
      ? t('errors:company.upcomingTrips', { 0: formatDateTime(until) })
      : undefined;
  const suspend = {
    to: `${to.companyStatus(id)}?to=suspended`,
    label: t('companies:companies.to.suspended.link'),
  };
  const confirm = statusConfirmation(wanted, {
    title: t(`companies:companies.to.${wanted}.title`, { name }),
    text: [t(`companies:companies.to.${wanted}.text`)],
    reason: { label: t('companies:fields.reason'), hint: t('companies:companies.reasonHint') },
    submit: t(`companies:companies.to.${wanted}.submit`),
    keep: t('companies:companies.keep'),
    back: to.editCompany(id),
    backLabel: name,
    refusal,
    instead: until && status === 'active' ? suspend : undefined,
  });
  return confirmation(request, confirm, refusal === undefined ? 200 : 409);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireActor(request);
  const wanted = wantedState(request, companyStates);
  const id = rowId(params['id'], 'company.notFound');
  return saveForm(request, statusSchema(wanted), {
    run: ({ reason }) => changeCompanyStatus(actor, { id, to: wanted, reason: reason ?? null }),
    done: () => redirectWithFlash(request, to.editCompany(id), `companies:flash.${wanted}`),
  });
}

/** The last look before a company is activated, suspended or deactivated. */
export default function CompanyStatusPage() {
  return <ConfirmScreen area="admin" />;
}
