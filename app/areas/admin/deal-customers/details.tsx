// Traces: S2-104
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { customerTripSpec, readOrganisationTrips } from '@bff/areas/customers';
import { organisationSpending } from '@bff/domain/bookings';
import { dealOrganisationStates, seeDealOrganisation } from '@bff/domain/deal-organisations';
import { renewInvitation } from '@bff/domain/accounts';
import { KeyFigures } from '@ds/patterns/KeyFigures/KeyFigures';
import { SummaryList } from '@ds/patterns/SummaryList/SummaryList';
import { DateTime } from '@ds/primitives/DateTime/DateTime';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { Row } from '@ds/primitives/Row/Row';
import { formatOrgNumber } from '@formats';
import { useContactRows, useTermsRows } from '~/nouns/deal-organisations/deal-rows';
import { DealBadge } from '~/nouns/deal-organisations/DealBadge';
import { useSpendingFigures } from '~/nouns/deal-organisations/spending-figures';
import { UnitTree } from '~/nouns/deal-organisations/UnitTree';
import { byIntent, saveForm } from '~/forms/save-form.server';
import { requireActor } from '~/http/actor.server';
import { redirectWithFlash } from '~/http/flash.server';
import { usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { rowId } from '~/http/row-id';
import { chosenRow } from '#fields/schemas';
import { defineFields, hidden, schemaOf } from '~/forms/fields';
import { ConfirmLink } from '~/screens/ConfirmLink';
import { DetailScreen, Section } from '~/screens/DetailScreen';
import { to } from '~/to';
import { loadList } from '~/lists/list-loader.server';
import { CustomerTrips } from '../parts/CustomerTrips';
import { dealTripColumns } from '../parts/trip-columns';
import { Members } from './Members';
import { shownPhoneIf } from '@bff/domain/shared/shown-phone';

export const headers = privatePage;

const Invited = schemaOf(defineFields({ userId: hidden(chosenRow) }));

export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const seen = await seeDealOrganisation(actor, rowId(params['id'], 'dealOrganisation.notFound'));
  const { name, status } = seen.organisation;
  const organisation = { ...seen.organisation, contactPhone: shownPhoneIf(seen.organisation.contactPhone) };
  const { loaded, status: answer } = await loadList(request, customerTripSpec, name, (query) =>
    readOrganisationTrips(actor, organisation.id, query),
  );
  const spending = await organisationSpending(actor, organisation.id);
  return data(
    { ...loaded, ...seen, organisation, spending, ways: dealOrganisationStates.table[status] },
    { status: answer },
  );
}

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireActor(request);
  const id = rowId(params['id'], 'dealOrganisation.notFound');
  return byIntent(request, {
    invite: (form) =>
      saveForm(request, Invited, {
        form,
        run: ({ userId }) => renewInvitation(actor, userId),
        done: () => redirectWithFlash(request, to.dealCustomer(id), 'deals:flash.invitedAgain'),
      }),
  });
}

/** A deal organisation: its state and the possible changes to it, what is agreed, its trips, its units, and its users. */
export default function DealCustomerDetails() {
  const { organisation, spending, units, members, ways, ...trips } = useLoaderData<typeof loader>();
  const { t } = useTranslation('deals');
  const path = usePath();
  const contact = useContactRows(organisation);
  const terms = useTermsRows(organisation);
  const { id, name, status, orgNumber, vatNumber, createdAt } = organisation;
  const { query, errors, list, choices, look } = trips;
  const bought = useSpendingFigures(spending, (when) => `${path(to.dealCustomer(id))}?when=${when}#trips`);
  return (
    <DetailScreen
      area="admin"
      back={{ to: to.dealCustomers(), label: t('list.title') }}
      over={t('details.over')}
      title={name}
      meta={<DealBadge status={status} />}
      actions={
        <Row>
          <LinkButton href={path(to.editDealCustomer(id))}>{t('details.edit')}</LinkButton>
          {ways.map((way) => (
            <ConfirmLink key={way} variant="secondary" to={`${to.dealCustomerStatus(id)}?to=${way}`}>
              {t(`to.${way}.link`)}
            </ConfirmLink>
          ))}
        </Row>
      }
    >
      <SummaryList
        rows={[
          { label: t('fields.orgNumber'), value: formatOrgNumber(orgNumber) },
          { label: t('fields.vatNumber'), value: vatNumber },
          ...contact,
          { label: t('fields.createdAt'), value: <DateTime at={createdAt} /> },
        ]}
      />
      <Section id="terms" title={t('sections.terms')}>
        <SummaryList rows={terms} />
      </Section>
      <Section id="spending" title={t('organisation:overview.spending')}>
        <KeyFigures figures={bought} />
      </Section>
      <CustomerTrips path={to.dealCustomer(id)} columns={dealTripColumns} {...{ query, errors, list, choices, look }} />
      <Section id="members" title={t('members.title')}>
        <Members members={members} units={units} />
      </Section>
      <Section id="units" title={t('units.title')}>
        <UnitTree units={units} />
      </Section>
    </DetailScreen>
  );
}
