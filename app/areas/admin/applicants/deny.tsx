import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { denyApplicant } from '@bff/domain/applicants';
import { BackLink } from '@ds/patterns/BackLink/BackLink';
import { PageHeader } from '@ds/patterns/PageHeader/PageHeader';
import { Button } from '@ds/primitives/Button/Button';
import { ErrorSummary } from '@ds/primitives/ErrorSummary/ErrorSummary';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { Row } from '@ds/primitives/Row/Row';
import { Stack } from '@ds/primitives/Stack/Stack';
import { TextArea } from '@ds/primitives/TextArea/TextArea';
import { reason } from '~/forms/field-schemas';
import { useCompanyLabels } from '~/forms/company-labels';
import { parseForm } from '~/forms/parse-form.server';
import { PostForm } from '~/forms/PostForm';
import { useShownForm } from '~/forms/shown-form';
import { AreaFrame } from '~/frame/AreaFrame';
import { requireActor } from '~/http/actor.server';
import { answer } from '~/http/answer.server';
import { placeToReturn } from '~/http/back-stack.server';
import { redirectWithFlash } from '~/http/flash.server';
import { usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { rowId } from '~/http/row-id';
import { translator } from '~/i18n/i18n.server';
import { Decision } from './ApplicantSheet';
import { loadApplicant } from './load-applicant.server';

export const headers = privatePage;

const DenyForm = z.object({ reason });

export async function loader({ request, params }: LoaderFunctionArgs) {
  const applicant = await loadApplicant(request, params);
  const title = translator(request)('companies:applicants.denyTitle', { name: applicant.name });
  return data({ title, applicant });
}

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireActor(request);
  const id = rowId(params['id'], 'applicant.notFound');
  const form = await parseForm(request, DenyForm);
  if (!form.ok) return form.reply();
  return answer(denyApplicant(actor, { id, ...form.value }), {
    form,
    done: async () =>
      redirectWithFlash(
        request,
        await placeToReturn(request, '/dashboard/admin/applicants/list'),
        'companies:flash.denied',
      ),
  });
}

/** Denies an application, with the reason that is mailed. */
export default function DenyApplicant() {
  const { title, applicant } = useLoaderData<typeof loader>();
  const { t } = useTranslation('companies');
  const path = usePath();
  const form = useShownForm(useActionData<typeof action>(), { labels: useCompanyLabels() });
  const back = path(`/dashboard/admin/applicants/reply/${applicant.id}`);
  return (
    <AreaFrame area="admin">
      <BackLink href={back}>{applicant.name}</BackLink>
      <PageHeader title={title} />
      <ErrorSummary {...form.summary} />
      <Decision applicant={applicant} />
      {applicant.status === 'received' ? (
        <PostForm>
          <Stack>
            <TextArea
              {...form.field('reason')}
              label={t('fields.reason')}
              hint={t('applicants.reasonHint', { email: applicant.contactEmail })}
              maxLength={1000}
              required
            />
            <Row>
              <Button variant="danger">{t('applicants.deny')}</Button>
              <LinkButton variant="secondary" href={back}>
                {t('applicants.keep')}
              </LinkButton>
            </Row>
          </Stack>
        </PostForm>
      ) : null}
    </AreaFrame>
  );
}
