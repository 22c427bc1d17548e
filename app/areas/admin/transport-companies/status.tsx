import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { changeCompanyStatus, companyStates, seeCompany, tripsUntil } from '@bff/domain/companies';
import { requireActor } from '~/http/actor.server';
import { privatePage } from '~/http/private-page';
import { rowId } from '~/http/row-id';
import { ConfirmScreen } from '~/screens/ConfirmScreen';
import { statesScreen } from '~/screens/status-screen.server';
import { to } from '~/to';

export const headers = privatePage;

const page = statesScreen({
  machine: companyStates,
  asks: companyStates.states,
  async find({ request, params }, wanted) {
    const actor = await requireActor(request);
    const company = await seeCompany(actor, rowId(params['id'], 'company.notFound'));
    return { actor, company, until: wanted === 'inactive' ? await tripsUntil(actor, company.id) : null };
  },
  status: ({ company }) => company.status,
  ask({ company: { id, name, status }, until, wanted, isAllowed }, t) {
    const suspend = {
      to: `${to.companyStatus(id)}?to=suspended`,
      label: t('companies:companies.to.suspended.link'),
    };
    return {
      title: t(`companies:companies.to.${wanted}.title`, { name }),
      text: [t(`companies:companies.to.${wanted}.text`)],
      reason: { label: t('companies:fields.reason'), hint: t('companies:companies.reasonHint') },
      submit: t(`companies:companies.to.${wanted}.submit`),
      keep: t('companies:companies.keep'),
      back: to.editCompany(id),
      backLabel: name,
      refusal: !isAllowed
        ? t('companies:companies.cannotGo', { status: t(`companies:companies.status.${status}`) })
        : until
          ? t('errors:company.upcomingTrips', { 0: until })
          : undefined,
      instead: until && status === 'active' ? suspend : undefined,
    };
  },
  change: ({ actor, company: { id }, wanted }, reason) => changeCompanyStatus(actor, { id, to: wanted, reason }),
  done: ({ company: { id }, wanted }) => ({ to: to.editCompany(id), flash: `companies:flash.${wanted}` }),
});

export const loader = (args: LoaderFunctionArgs) => page.load(args);
export const action = (args: ActionFunctionArgs) => page.change(args);

/** Asks before a company is activated, suspended or deactivated. */
export default function CompanyStatusPage() {
  return <ConfirmScreen area="admin" />;
}
