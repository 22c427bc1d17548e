import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { createDealOrganisation, PAYMENT_OPTIONS } from '@bff/domain/deal-organisations';
import { BackLink } from '@ds/patterns/BackLink/BackLink';
import { PageHeader } from '@ds/patterns/PageHeader/PageHeader';
import { Button } from '@ds/primitives/Button/Button';
import { ErrorSummary } from '@ds/primitives/ErrorSummary/ErrorSummary';
import { Fieldset } from '@ds/primitives/Fieldset/Fieldset';
import { Row } from '@ds/primitives/Row/Row';
import { Stack } from '@ds/primitives/Stack/Stack';
import { TextField } from '@ds/primitives/TextField/TextField';
import { useDealLabels } from '~/nouns/deal-organisations/deal-labels';
import { parseForm } from '~/forms/parse-form.server';
import { line, loginEmail, optionalLine } from '~/forms/field-schemas';
import { PostForm } from '~/forms/PostForm';
import { useShownForm } from '~/forms/shown-form';
import { AreaFrame } from '~/frame/AreaFrame';
import { requireActor } from '~/http/actor.server';
import { answer } from '~/http/answer.server';
import { redirectWithFlash } from '~/http/flash.server';
import { usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { translator } from '~/i18n/i18n.server';
import { dealDetailsOf, dealFields } from './deal-form.server';
import { DealFields } from './DealFields';

export const headers = privatePage;

const CreateForm = z.object({
  ...dealFields,
  costCenter: optionalLine(40),
  adminName: line(200),
  adminEmail: loginEmail,
});

export async function loader({ request }: LoaderFunctionArgs) {
  await requireActor(request);
  return data({ title: translator(request)('deals:create.title'), paymentOptions: PAYMENT_OPTIONS });
}

export async function action({ request }: ActionFunctionArgs) {
  const actor = await requireActor(request);
  const form = await parseForm(request, CreateForm);
  if (!form.ok) return form.reply();
  const { costCenter, adminName, adminEmail } = form.value;
  const admin = { name: adminName, email: adminEmail };
  return answer(createDealOrganisation(actor, { details: dealDetailsOf(form.value), costCenter, admin }), {
    form,
    done: ({ organisationId }) =>
      redirectWithFlash(request, `/dashboard/admin/deal-customers/details/${organisationId}`, 'deals:flash.created', {
        params: { email: adminEmail.toLowerCase() },
      }),
  });
}

/** A new deal organisation, with its first administrator, who is invited by mail. */
export default function CreateDealCustomer() {
  const { paymentOptions } = useLoaderData<typeof loader>();
  const { t } = useTranslation('deals');
  const path = usePath();
  const form = useShownForm(useActionData<typeof action>(), {
    values: { language: 'sv', paymentOptions: ['invoice'], paymentTermsDays: '30', creditLimit: '0' },
    labels: useDealLabels(),
  });
  return (
    <AreaFrame area="admin">
      <BackLink href={path('/dashboard/admin/deal-customers/list')}>{t('list.title')}</BackLink>
      <PageHeader title={t('create.title')} />
      <PostForm>
        <Stack gap="l">
          <ErrorSummary {...form.summary} />
          <DealFields form={form} paymentOptions={paymentOptions} />
          <Fieldset legend={t('sections.topUnit')} level="section">
            <TextField
              {...form.field('costCenter')}
              label={t('fields.costCenter')}
              hint={t('hints.topUnit')}
              optional={t('account:optional')}
              width="md"
            />
          </Fieldset>
          <Fieldset legend={t('sections.administrator')} level="section">
            <Stack>
              <TextField {...form.field('adminName')} label={t('fields.adminName')} required />
              <TextField
                {...form.field('adminEmail')}
                type="email"
                label={t('fields.adminEmail')}
                hint={t('hints.adminEmail')}
                required
              />
            </Stack>
          </Fieldset>
          <Row>
            <Button>{t('create.submit')}</Button>
          </Row>
        </Stack>
      </PostForm>
    </AreaFrame>
  );
}
