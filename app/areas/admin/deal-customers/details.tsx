import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { dealOrganisationStates, seeDealOrganisation } from '@bff/domain/deal-organisations';
import { renewInvitation } from '@bff/domain/accounts';
import { DomainError } from '@bff/domain/shared/errors';
import { BackLink } from '@ds/patterns/BackLink/BackLink';
import { PageHeader } from '@ds/patterns/PageHeader/PageHeader';
import { SummaryList } from '@ds/patterns/SummaryList/SummaryList';
import { DateTime } from '@ds/primitives/DateTime/DateTime';
import { ErrorSummary } from '@ds/primitives/ErrorSummary/ErrorSummary';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { Row } from '@ds/primitives/Row/Row';
import { Stack } from '@ds/primitives/Stack/Stack';
import { formatOrgNumber } from '@formats';
import { useContactRows, useTermsRows } from '~/nouns/deal-organisations/deal-rows';
import { DealBadge } from '~/nouns/deal-organisations/DealBadge';
import { UnitTree } from '~/nouns/deal-organisations/UnitTree';
import { parseForm, readForm } from '~/forms/parse-form.server';
import { useShownForm } from '~/forms/shown-form';
import { AreaFrame } from '~/frame/AreaFrame';
import { requireActor } from '~/http/actor.server';
import { answer } from '~/http/answer.server';
import { redirectWithFlash } from '~/http/flash.server';
import { usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { rowId } from '~/http/row-id';
import { Members } from './Members';

export const headers = privatePage;

const InviteForm = z.object({
  intent: z.literal('invite'),
  userId: z.coerce.number().int().positive().max(1e15),
});

export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const seen = await seeDealOrganisation(actor, rowId(params['id'], 'dealOrganisation.notFound'));
  const { name, status } = seen.organisation;
  return data({ title: name, ...seen, ways: dealOrganisationStates.table[status] });
}

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireActor(request);
  const id = rowId(params['id'], 'dealOrganisation.notFound');
  const sent = await readForm(request);
  if (sent.get('intent') !== 'invite') throw new DomainError('input.invalid');
  const form = await parseForm(sent, InviteForm);
  if (!form.ok) return form.reply();
  return answer(renewInvitation(actor, form.value.userId), {
    form,
    done: () => redirectWithFlash(request, `/dashboard/admin/deal-customers/details/${id}`, 'deals:flash.invitedAgain'),
  });
}

/** A deal organisation: its state with the ways out of it, what is agreed, its units, and everybody in it. */
export default function DealCustomerDetails() {
  const { organisation, units, members, ways } = useLoaderData<typeof loader>();
  const { t } = useTranslation('deals');
  const path = usePath();
  const form = useShownForm(useActionData<typeof action>());
  const contact = useContactRows(organisation);
  const terms = useTermsRows(organisation);
  const { id, name, status, orgNumber, vatNumber, createdAt } = organisation;
  return (
    <AreaFrame area="admin">
      <BackLink href={path('/dashboard/admin/deal-customers/list')}>{t('list.title')}</BackLink>
      <PageHeader
        over={t('details.over')}
        title={name}
        meta={<DealBadge status={status} />}
        actions={
          <Row>
            <LinkButton href={path(`/dashboard/admin/deal-customers/edit/${id}`)}>{t('details.edit')}</LinkButton>
            {ways.map((to) => (
              <LinkButton
                key={to}
                variant="secondary"
                href={path(`/dashboard/admin/deal-customers/status/${id}?to=${to}`)}
              >
                {t(`to.${to}.link`)}
              </LinkButton>
            ))}
          </Row>
        }
      />
      <ErrorSummary {...form.summary} />
      <SummaryList
        rows={[
          { label: t('fields.orgNumber'), value: formatOrgNumber(orgNumber) },
          { label: t('fields.vatNumber'), value: vatNumber },
          ...contact,
          { label: t('fields.createdAt'), value: <DateTime at={createdAt} /> },
        ]}
      />
      <Stack as="section" labelledBy="terms">
        <h2 id="terms">{t('sections.terms')}</h2>
        <SummaryList rows={terms} />
      </Stack>
      <Stack as="section" labelledBy="members">
        <h2 id="members">{t('members.title')}</h2>
        <Members members={members} units={units} />
      </Stack>
      <Stack as="section" labelledBy="units">
        <h2 id="units">{t('units.title')}</h2>
        <UnitTree units={units} />
      </Stack>
    </AreaFrame>
  );
}
