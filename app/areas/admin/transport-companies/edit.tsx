import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { companyPage } from '@bff/areas/admin';
import { CERTIFICATES, companyLogos, companyStates, listCountries } from '@bff/domain/companies';
import { DomainError } from '@bff/domain/shared/errors';
import { BackLink } from '@ds/patterns/BackLink/BackLink';
import { PageHeader } from '@ds/patterns/PageHeader/PageHeader';
import { Button } from '@ds/primitives/Button/Button';
import { ErrorSummary } from '@ds/primitives/ErrorSummary/ErrorSummary';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { Row } from '@ds/primitives/Row/Row';
import { Stack } from '@ds/primitives/Stack/Stack';
import { useCompanyLabels } from '~/forms/company-labels';
import { readForm } from '~/forms/parse-form.server';
import { PostForm } from '~/forms/PostForm';
import { useShownForm } from '~/forms/shown-form';
import { CompanyTrips } from '~/nouns/companies/CompanyTrips';
import { AreaFrame } from '~/frame/AreaFrame';
import { requireActor } from '~/http/actor.server';
import { usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { rowId } from '~/http/row-id';
import { localeOf } from '~/i18n/i18n';
import { translator } from '~/i18n/i18n.server';
import { Administrators } from './Administrators';
import { CompanyBadge } from './CompanyBadge';
import { CompanyCommission } from './CompanyCommission';
import { CompanyFields } from './CompanyFields';
import { CompanyUsers } from './CompanyUsers';
import { companyValues } from './company-form.server';
import { inviteAgain, saveDetails } from './company-intents.server';

export const headers = privatePage;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const { company, administrators, commission, users, trips } = await companyPage(
    actor,
    rowId(params['id'], 'company.notFound'),
  );
  const { id, name, status, version } = company;
  const logos = await companyLogos([id]);
  return data({
    title: translator(request)('companies:companies.edit', { name }),
    company: { id, name, status, version },
    ways: companyStates.table[status],
    administrators,
    logo: logos.get(id) ?? null,
    commission,
    users,
    trips,
    values: companyValues(company),
    countries: await listCountries(localeOf(request)),
    certificates: CERTIFICATES,
  });
}

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireActor(request);
  const id = rowId(params['id'], 'company.notFound');
  const form = await readForm(request);
  const intent = form.get('intent');
  if (intent === 'invite') return inviteAgain(request, actor, id, form);
  if (intent === 'save') return saveDetails(request, actor, id, form);
  throw new DomainError('input.invalid');
}

/** A company: its state with the ways out of it, its administrators and users, commission, upcoming trips, and its details. */
export default function EditCompany() {
  const { company, ways, administrators, logo, commission, users, trips, values, countries, certificates } =
    useLoaderData<typeof loader>();
  const { t } = useTranslation('companies');
  const path = usePath();
  const form = useShownForm(useActionData<typeof action>(), { values, labels: useCompanyLabels() });
  return (
    <AreaFrame area="admin">
      <BackLink href={path('/dashboard/admin/transport-companies/list')}>{t('companies.title')}</BackLink>
      <PageHeader
        over={t('companies.over')}
        title={company.name}
        meta={<CompanyBadge status={company.status} />}
        actions={
          <Row>
            {ways.map((to) => (
              <LinkButton
                key={to}
                variant="secondary"
                href={path(`/dashboard/admin/transport-companies/status/${company.id}?to=${to}`)}
              >
                {t(`companies.to.${to}.link`)}
              </LinkButton>
            ))}
          </Row>
        }
      />
      <ErrorSummary {...form.summary} />
      <Administrators administrators={administrators} />
      <CompanyUsers companyId={company.id} users={users} />
      <CompanyCommission companyId={company.id} commission={commission} />
      <CompanyTrips
        trips={trips}
        addressOf={({ orderNumber }) => path(`/dashboard/admin/purchases/details/${orderNumber}`)}
      />
      <PostForm encType="multipart/form-data">
        <Stack gap="l">
          <input type="hidden" name="intent" value="save" />
          <input type="hidden" name="version" value={form.field('version').defaultValue ?? company.version} />
          <CompanyFields form={form} countries={countries} certificates={certificates} logo={logo} />
          <Row>
            <Button>{t('companies.save')}</Button>
          </Row>
        </Stack>
      </PostForm>
    </AreaFrame>
  );
}
