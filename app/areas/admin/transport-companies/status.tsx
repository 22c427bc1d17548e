import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { changeCompanyStatus, companyStates, type CompanyStatus, seeCompany, tripsUntil } from '@bff/domain/companies';
import { DomainError } from '@bff/domain/shared/errors';
import { BackLink } from '@ds/patterns/BackLink/BackLink';
import { Banner } from '@ds/patterns/Banner/Banner';
import { PageHeader } from '@ds/patterns/PageHeader/PageHeader';
import { Button } from '@ds/primitives/Button/Button';
import { ErrorSummary } from '@ds/primitives/ErrorSummary/ErrorSummary';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { Row } from '@ds/primitives/Row/Row';
import { Stack } from '@ds/primitives/Stack/Stack';
import { TextArea } from '@ds/primitives/TextArea/TextArea';
import { formatDateTime } from '@formats';
import { reason } from '~/forms/field-schemas';
import { useCompanyLabels } from '~/forms/company-labels';
import { parseForm } from '~/forms/parse-form.server';
import { PostForm } from '~/forms/PostForm';
import { useShownForm } from '~/forms/shown-form';
import { AreaFrame } from '~/frame/AreaFrame';
import { requireActor } from '~/http/actor.server';
import { answer } from '~/http/answer.server';
import { redirectWithFlash } from '~/http/flash.server';
import { usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { rowId } from '~/http/row-id';
import { translator } from '~/i18n/i18n.server';

export const headers = privatePage;

/** Activating needs no reason. */
const forms = {
  active: z.object({ reason: reason.optional() }),
  suspended: z.object({ reason }),
  inactive: z.object({ reason }),
} satisfies Record<CompanyStatus, z.ZodType>;

/** The state that the address asks for; it comes from a link. */
function wantedStatus(request: Request): CompanyStatus {
  const to = new URL(request.url).searchParams.get('to');
  const status = companyStates.states.find((state) => state === to);
  if (!status) throw new DomainError('input.invalid');
  return status;
}

export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const to = wantedStatus(request);
  const { company } = await seeCompany(actor, rowId(params['id'], 'company.notFound'));
  const { id, name, status } = company;
  const until = to === 'inactive' ? await tripsUntil(actor, id) : null;
  const mayGo = companyStates.allows(status, to);
  const title = translator(request)(`companies:companies.to.${to}.title`, { name });
  return data({ title, company: { id, name, status }, to, mayGo, until }, { status: mayGo && !until ? 200 : 409 });
}

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireActor(request);
  const to = wantedStatus(request);
  const id = rowId(params['id'], 'company.notFound');
  const form = await parseForm(request, forms[to]);
  if (!form.ok) return form.reply();
  return answer(changeCompanyStatus(actor, { id, to, reason: form.value.reason ?? null }), {
    form,
    done: () => redirectWithFlash(request, `/dashboard/admin/transport-companies/edit/${id}`, `companies:flash.${to}`),
  });
}

/** The last look before a company is activated, suspended or deactivated: what it means, and why it cannot be. */
export default function CompanyStatusPage() {
  const { title, company, to, mayGo, until } = useLoaderData<typeof loader>();
  const { t } = useTranslation('companies');
  const path = usePath();
  const form = useShownForm(useActionData<typeof action>(), { labels: useCompanyLabels() });
  const back = path(`/dashboard/admin/transport-companies/edit/${company.id}`);
  const refusal = !mayGo
    ? t('companies.cannotGo', { status: t(`companies.status.${company.status}`) })
    : until
      ? t('errors:company.upcomingTrips', { 0: formatDateTime(until) })
      : undefined;
  return (
    <AreaFrame area="admin">
      <BackLink href={back}>{company.name}</BackLink>
      <PageHeader title={title} />
      <ErrorSummary {...form.summary} />
      {refusal ? (
        <Stack>
          <Banner tone="warning">{refusal}</Banner>
          <Row>
            <LinkButton href={back}>{t('companies.keep')}</LinkButton>
            {until && company.status === 'active' ? (
              <LinkButton
                variant="secondary"
                href={path(`/dashboard/admin/transport-companies/status/${company.id}?to=suspended`)}
              >
                {t('companies.to.suspended.link')}
              </LinkButton>
            ) : null}
          </Row>
        </Stack>
      ) : (
        <PostForm>
          <Stack>
            <p>{t(`companies.to.${to}.text`)}</p>
            {to === 'active' ? null : (
              <TextArea
                {...form.field('reason')}
                label={t('fields.reason')}
                hint={t('companies.reasonHint')}
                maxLength={1000}
                required
              />
            )}
            <Row>
              <Button variant={to === 'active' ? 'primary' : 'danger'}>{t(`companies.to.${to}.submit`)}</Button>
              <LinkButton variant="secondary" href={back}>
                {t('companies.keep')}
              </LinkButton>
            </Row>
          </Stack>
        </PostForm>
      )}
    </AreaFrame>
  );
}
