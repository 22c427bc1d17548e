// Traces: S2-090
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { approveApplicant } from '@bff/domain/applicants';
import { BackLink } from '@ds/patterns/BackLink/BackLink';
import { PageHeader } from '@ds/patterns/PageHeader/PageHeader';
import { Button } from '@ds/primitives/Button/Button';
import { ErrorSummary } from '@ds/primitives/ErrorSummary/ErrorSummary';
import { Fieldset } from '@ds/primitives/Fieldset/Fieldset';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { Row } from '@ds/primitives/Row/Row';
import { Stack } from '@ds/primitives/Stack/Stack';
import { TextField } from '@ds/primitives/TextField/TextField';
import { Form } from '~/forms/Form';
import { useCompanyLabels } from '~/forms/company-labels';
import { email, line } from '~/forms/field-schemas';
import { saveForm, withDraft } from '~/forms/save-form.server';
import { useForm } from '~/forms/use-form';
import { AreaFrame } from '~/frame/AreaFrame';
import { redirectWithFlash } from '~/http/flash.server';
import { usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { requireRecentLogin } from '~/http/recent-login.server';
import { rowId } from '~/http/row-id';
import { translator } from '~/i18n/i18n.server';
import { ApplicantBadge } from './ApplicantBadge';
import { ApplicantSheet, Decision } from './ApplicantSheet';
import { loadApplicant } from './load-applicant.server';

export const headers = privatePage;

const ApproveForm = z.object({ adminName: line(200), adminEmail: email });

export async function loader({ request, params }: LoaderFunctionArgs) {
  const applicant = await loadApplicant(request, params);
  const values = await withDraft(request, { adminName: applicant.contactName, adminEmail: applicant.contactEmail });
  const title = translator(request)('companies:applicants.reply', { name: applicant.name });
  return data({ title, applicant, values });
}

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireRecentLogin(request);
  const id = rowId(params['id'], 'applicant.notFound');
  return saveForm(request, ApproveForm, {
    run: ({ adminName, adminEmail }) =>
      approveApplicant(actor, { id, administrator: { name: adminName, email: adminEmail } }),
    done: ({ companyId }, { adminEmail }) =>
      redirectWithFlash(request, `/dashboard/admin/transport-companies/edit/${companyId}`, 'companies:flash.approved', {
        params: { email: adminEmail },
      }),
  });
}

/** An application: read it, then approve it here or go on to deny it. */
export default function ReplyToApplicant() {
  const { applicant, values } = useLoaderData<typeof loader>();
  const { t } = useTranslation('companies');
  const path = usePath();
  const form = useForm(ApproveForm, {
    reply: useActionData<typeof action>(),
    values,
    labels: useCompanyLabels(),
  });
  return (
    <AreaFrame area="admin">
      <BackLink href={path('/dashboard/admin/applicants/list')}>{t('applicants.title')}</BackLink>
      <PageHeader
        over={t('applicants.over')}
        title={applicant.name}
        meta={<ApplicantBadge status={applicant.status} />}
      />
      {/* On top of the page: it says too why the form may be gone when somebody else has decided. */}
      <ErrorSummary {...form.summary} />
      <Decision applicant={applicant} />
      <ApplicantSheet applicant={applicant} />
      {applicant.status === 'received' ? (
        <Form form={form} guarded>
          <Stack>
            <Fieldset legend={t('applicants.approveTitle')} level="section">
              <Stack>
                <p>{t('applicants.approveText')}</p>
                <TextField {...form.field('adminName')} label={t('fields.adminName')} required />
                <TextField
                  {...form.field('adminEmail')}
                  type="email"
                  label={t('fields.adminEmail')}
                  hint={t('companies.adminEmailHint')}
                  required
                />
              </Stack>
            </Fieldset>
            <Row>
              <Button>{t('applicants.approve')}</Button>
              <LinkButton variant="secondary" href={path(`/dashboard/admin/applicants/deny/${applicant.id}`)}>
                {t('applicants.toDeny')}
              </LinkButton>
            </Row>
          </Stack>
        </Form>
      ) : null}
    </AreaFrame>
  );
}
