// Traces: S2-139
import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { ownDealOrganisation } from '@bff/domain/deal-organisations';
import { SummaryList } from '@ds/patterns/SummaryList/SummaryList';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { formatOrgNumber } from '@formats';
import { useContactRows } from '~/nouns/deal-organisations/deal-rows';
import { DealBadge } from '~/nouns/deal-organisations/DealBadge';
import { requireActor } from '~/http/actor.server';
import { usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { translator } from '~/i18n/i18n.server';
import { DetailScreen } from '~/screens/DetailScreen';
import { to } from '~/to';
import { shownPhoneIf } from '@bff/domain/shared/shown-phone';

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  const { organisation, mayEdit } = await ownDealOrganisation(await requireActor(request));
  return data({
    title: translator(request)('organisation:details.title'),
    organisation: { ...organisation, contactPhone: shownPhoneIf(organisation.contactPhone) },
    mayEdit,
  });
}

/** Who the organisation is, and how to reach it. */
export default function OrganisationDetails() {
  const { title, organisation, mayEdit } = useLoaderData<typeof loader>();
  const { t } = useTranslation('organisation');
  const path = usePath();
  const contact = useContactRows(organisation);
  const { name, orgNumber, vatNumber, status } = organisation;
  return (
    <DetailScreen
      area="organisation"
      title={title}
      actions={
        mayEdit ? <LinkButton href={path(to.editOrganisationDetails())}>{t('details.edit')}</LinkButton> : undefined
      }
    >
      <SummaryList
        rows={[
          { label: t('deals:fields.name'), value: name },
          { label: t('deals:fields.orgNumber'), value: formatOrgNumber(orgNumber) },
          { label: t('deals:fields.vatNumber'), value: vatNumber },
          { label: t('deals:status.label'), value: <DealBadge status={status} /> },
          ...contact,
        ]}
      />
      <p>{t(mayEdit ? 'details.note' : 'details.noteOthers')}</p>
    </DetailScreen>
  );
}
