import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { addCompany, CERTIFICATES, listCountries } from '@bff/domain/companies';
import { BackLink } from '@ds/patterns/BackLink/BackLink';
import { PageHeader } from '@ds/patterns/PageHeader/PageHeader';
import { Button } from '@ds/primitives/Button/Button';
import { ErrorSummary } from '@ds/primitives/ErrorSummary/ErrorSummary';
import { Fieldset } from '@ds/primitives/Fieldset/Fieldset';
import { Row } from '@ds/primitives/Row/Row';
import { Stack } from '@ds/primitives/Stack/Stack';
import { TextField } from '@ds/primitives/TextField/TextField';
import { useCompanyLabels } from '~/forms/company-labels';
import { parseForm, readForm } from '~/forms/parse-form.server';
import { email, line } from '~/forms/field-schemas';
import { PostForm } from '~/forms/PostForm';
import { useShownForm } from '~/forms/shown-form';
import { takeFile } from '~/forms/take-file.server';
import { AreaFrame } from '~/frame/AreaFrame';
import { requireActor } from '~/http/actor.server';
import { answer } from '~/http/answer.server';
import { redirectWithFlash } from '~/http/flash.server';
import { usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { localeOf } from '~/i18n/i18n';
import { translator } from '~/i18n/i18n.server';
import { CompanyFields } from './CompanyFields';
import { companyFields, detailsOf } from './company-form.server';

export const headers = privatePage;

const AddForm = z.object({ ...companyFields, adminName: line(200), adminEmail: email });

export async function loader({ request }: LoaderFunctionArgs) {
  await requireActor(request);
  const countries = await listCountries(localeOf(request));
  return data({ title: translator(request)('companies:companies.add'), countries, certificates: CERTIFICATES });
}

export async function action({ request }: ActionFunctionArgs) {
  const actor = await requireActor(request);
  const sent = await readForm(request);
  const logo = await takeFile(sent, 'logo');
  const form = await parseForm(sent, AddForm);
  if (!form.ok) return form.reply();
  const administrator = { name: form.value.adminName, email: form.value.adminEmail };
  return answer(addCompany(actor, { details: detailsOf(form.value), administrator, logo }), {
    form,
    done: ({ companyId }) =>
      redirectWithFlash(request, `/dashboard/admin/transport-companies/edit/${companyId}`, 'companies:flash.added', {
        params: { email: administrator.email },
      }),
  });
}

/** A new company, with its first administrator, who is invited by mail. */
export default function AddCompany() {
  const { countries, certificates } = useLoaderData<typeof loader>();
  const { t } = useTranslation('companies');
  const path = usePath();
  const form = useShownForm(useActionData<typeof action>(), {
    values: { countries: ['SE'], language: 'sv' },
    labels: useCompanyLabels(),
  });
  return (
    <AreaFrame area="admin">
      <BackLink href={path('/dashboard/admin/transport-companies/list')}>{t('companies.title')}</BackLink>
      <PageHeader title={t('companies.add')} />
      <PostForm encType="multipart/form-data">
        <Stack gap="l">
          <ErrorSummary {...form.summary} />
          <CompanyFields form={form} countries={countries} certificates={certificates} />
          <Fieldset legend={t('companies.sections.administrator')} level="section">
            <Stack>
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
            <Button>{t('companies.addSubmit')}</Button>
          </Row>
        </Stack>
      </PostForm>
    </AreaFrame>
  );
}
