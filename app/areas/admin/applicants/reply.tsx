// Traces: S2-090
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { approveApplicant } from '@bff/domain/applicants';
import { permitLacks } from '@bff/domain/companies';
import { ErrorSummary } from '@ds/primitives/ErrorSummary/ErrorSummary';
import { schemaOf } from '~/forms/fields';
import { FormFields } from '~/forms/FormFields';
import { useLabels } from '~/forms/labels';
import { saveForm, withDraft } from '~/forms/save-form.server';
import { useForm } from '~/forms/use-form';
import { redirectWithFlash } from '~/http/flash.server';
import { privatePage } from '~/http/private-page';
import { requireRecentLogin } from '~/http/recent-login.server';
import { rowId } from '~/http/row-id';
import { translator } from '~/i18n/i18n.server';
import { companyAdminFields } from '~/nouns/companies/company-fields';
import { FormPart, FormSection, Screen } from '~/screens/FormScreen';
import { to } from '~/to';
import { ApplicantBadge } from './ApplicantBadge';
import { ApplicantSheet, Decision, LackingPermit } from './ApplicantSheet';
import { loadApplicant } from './load-applicant.server';

export const headers = privatePage;

const ApproveForm = schemaOf(companyAdminFields);

export async function loader({ request, params }: LoaderFunctionArgs) {
  const applicant = await loadApplicant(request, params);
  const values = await withDraft(request, { adminName: applicant.contactName, adminEmail: applicant.contactEmail });
  const title = translator(request)('companies:applicants.reply', { name: applicant.name });
  return data({ title, applicant, lacks: permitLacks(applicant), values });
}

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireRecentLogin(request);
  const id = rowId(params['id'], 'applicant.notFound');
  return saveForm(request, ApproveForm, {
    run: ({ adminName, adminEmail }) =>
      approveApplicant(actor, { id, administrator: { name: adminName, email: adminEmail } }),
    done: ({ companyId, lacks }, { adminEmail }) =>
      redirectWithFlash(
        request,
        to.editCompany(companyId),
        lacks.length > 0 ? 'companies:flash.approvedLacking' : 'companies:flash.approved',
        { params: { email: adminEmail }, kind: lacks.length > 0 ? 'info' : 'success' },
      ),
  });
}

/** An application: to read, and to approve here or go on to deny. */
export default function ReplyToApplicant() {
  const { applicant, lacks, values } = useLoaderData<typeof loader>();
  const { t } = useTranslation('companies');
  const form = useForm(ApproveForm, {
    reply: useActionData<typeof action>(),
    values,
    labels: useLabels(companyAdminFields),
  });
  return (
    <Screen
      area="admin"
      back={{ to: to.applicants(), label: t('applicants.title') }}
      over={t('applicants.over')}
      title={applicant.name}
      meta={<ApplicantBadge status={applicant.status} />}
    >
      {/* At the top of the page, because it also explains why the form may be gone after somebody else's decision. */}
      <ErrorSummary {...form.summary} />
      <Decision applicant={applicant} />
      <ApplicantSheet applicant={applicant} />
      {applicant.status === 'received' ? (
        <FormPart
          form={form}
          errorsAbove
          submit={t('applicants.approve')}
          cancel={{ to: to.denyApplicant(applicant.id), label: t('applicants.toDeny') }}
        >
          <FormSection legend={t('applicants.approveTitle')}>
            <p>{t('applicants.approveText')}</p>
            <LackingPermit lacks={lacks} until={applicant.trafficPermitUntil} />
            <FormFields form={form} fields={companyAdminFields} />
          </FormSection>
        </FormPart>
      ) : null}
    </Screen>
  );
}
