import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { editDealOrganisation, PAYMENT_OPTIONS, seeDealOrganisation } from '@bff/domain/deal-organisations';
import { BackLink } from '@ds/patterns/BackLink/BackLink';
import { PageHeader } from '@ds/patterns/PageHeader/PageHeader';
import { Button } from '@ds/primitives/Button/Button';
import { ErrorSummary } from '@ds/primitives/ErrorSummary/ErrorSummary';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { Row } from '@ds/primitives/Row/Row';
import { Stack } from '@ds/primitives/Stack/Stack';
import { useDealLabels } from '~/nouns/deal-organisations/deal-labels';
import { version } from '~/nouns/deal-organisations/deal-contact-form.server';
import { parseForm } from '~/forms/parse-form.server';
import { PostForm } from '~/forms/PostForm';
import { SavedMeanwhile } from '~/forms/SavedMeanwhile';
import { useShownForm } from '~/forms/shown-form';
import { AreaFrame } from '~/frame/AreaFrame';
import { requireActor } from '~/http/actor.server';
import { answer } from '~/http/answer.server';
import { redirectWithFlash } from '~/http/flash.server';
import { usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { rowId } from '~/http/row-id';
import { localeOf } from '~/i18n/i18n';
import { translator } from '~/i18n/i18n.server';
import { dealDetailsOf, dealFields, dealValues, textsOnly } from './deal-form.server';
import { DealFields } from './DealFields';

export const headers = privatePage;

const EditForm = z.object({ ...dealFields, version });

export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const { organisation } = await seeDealOrganisation(actor, rowId(params['id'], 'dealOrganisation.notFound'));
  const { id, name } = organisation;
  const values = dealValues(organisation, localeOf(request));
  return data({
    title: translator(request)('deals:edit.title', { name }),
    organisation: { id, name, version: organisation.version },
    values,
    saved: textsOnly(values),
    paymentOptions: PAYMENT_OPTIONS,
  });
}

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireActor(request);
  const id = rowId(params['id'], 'dealOrganisation.notFound');
  const form = await parseForm(request, EditForm);
  if (!form.ok) return form.reply();
  const change = { id, version: form.value.version, details: dealDetailsOf(form.value) };
  return answer(editDealOrganisation(actor, change), {
    form,
    done: () => redirectWithFlash(request, `/dashboard/admin/deal-customers/details/${id}`, 'deals:flash.saved'),
  });
}

/** What is known about a deal organisation and agreed with it. */
export default function EditDealCustomer() {
  const { title, organisation, values, saved, paymentOptions } = useLoaderData<typeof loader>();
  const { t } = useTranslation('deals');
  const path = usePath();
  const reply = useActionData<typeof action>();
  const labels = useDealLabels();
  const form = useShownForm(reply, { values, labels });
  const back = path(`/dashboard/admin/deal-customers/details/${organisation.id}`);
  return (
    <AreaFrame area="admin">
      <BackLink href={back}>{organisation.name}</BackLink>
      <PageHeader title={title} />
      <PostForm>
        <Stack gap="l">
          <ErrorSummary {...form.summary} />
          <SavedMeanwhile reply={reply} saved={saved} labels={labels} />
          <input type="hidden" name="version" value={organisation.version} />
          <DealFields form={form} paymentOptions={paymentOptions} />
          <Row>
            <Button>{t('edit.submit')}</Button>
            <LinkButton variant="secondary" href={back}>
              {t('users:cancel')}
            </LinkButton>
          </Row>
        </Stack>
      </PostForm>
    </AreaFrame>
  );
}
