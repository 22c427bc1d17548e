import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { contactInfo, contactRevision, customerPolicy, updateContactInfo } from '@bff/domain/customers';
import { must } from '@bff/domain/shared/errors';
import { Button } from '@ds/primitives/Button/Button';
import { ErrorSummary } from '@ds/primitives/ErrorSummary/ErrorSummary';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { Row } from '@ds/primitives/Row/Row';
import { Stack } from '@ds/primitives/Stack/Stack';
import { AddressFields, CompanyFields, ContactPersonFields } from '~/forms/ContactFields';
import { contactForm, contactValues } from '~/forms/contact-form.server';
import { parseForm } from '~/forms/parse-form.server';
import { usePersonLabels } from '~/forms/person-labels';
import { SavedMeanwhile } from '~/forms/SavedMeanwhile';
import { PostForm } from '~/forms/PostForm';
import { useShownForm } from '~/forms/shown-form';
import { AreaFrame } from '~/frame/AreaFrame';
import { requireActor } from '~/http/actor.server';
import { answer } from '~/http/answer.server';
import { draftOf, dropDraft, textsOf } from '~/http/draft.server';
import { redirectWithFlash } from '~/http/flash.server';
import { usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { translator } from '~/i18n/i18n.server';
import { customerIdOf } from './customer-id.server';

export const headers = privatePage;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await requireActor(request, 'admin');
  const customer = await contactInfo(actor, customerIdOf(params['id']));
  must(customerPolicy.edit(actor, customer), 'auth.noPermission');
  const saved = contactValues(customer);
  const name = customer.companyName ?? customer.name;
  return data({
    title: translator(request)('customers:edit.title', { name }),
    id: customer.id,
    isCorporate: customer.customerType === 'CORPORATE',
    saved,
    values: { ...saved, ...textsOf(await draftOf(request)) },
    revision: contactRevision(customer),
  });
}

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireActor(request, 'admin');
  const customer = await contactInfo(actor, customerIdOf(params['id']));
  const form = await parseForm(request, contactForm(customer.customerType));
  if (!form.ok) return form.reply();
  const { revision, ...info } = form.value;
  const { countryCode } = customer;
  return answer(updateContactInfo(actor, customer.id, { ...info, countryCode }, revision), {
    form,
    done: async () => {
      await dropDraft(request);
      return redirectWithFlash(request, `/dashboard/admin/customers/${customer.id}`, 'customers:flash.saved');
    },
  });
}

/** A customer's contact data. Two may edit at once: the second is told. */
export default function EditCustomerPage() {
  const { title, id, isCorporate, saved, values, revision } = useLoaderData<typeof loader>();
  const { t } = useTranslation('customers');
  const path = usePath();
  const labels = usePersonLabels();
  const reply = useActionData<typeof action>();
  const form = useShownForm(reply, { values, labels });
  return (
    <AreaFrame area="admin">
      <h1>{title}</h1>
      <PostForm>
        <Stack gap="l">
          <ErrorSummary {...form.summary} />
          <SavedMeanwhile reply={reply} saved={saved} labels={labels} />
          <input type="hidden" name="revision" value={revision} />
          {isCorporate ? <CompanyFields form={form} /> : null}
          <ContactPersonFields
            form={form}
            isCorporate={isCorporate}
            legend={isCorporate ? undefined : t('person')}
            emailHint={t('edit.emailHint')}
          />
          <AddressFields form={form} />
          <Row>
            <Button>{t('edit.submit')}</Button>
            <LinkButton variant="secondary" href={path(`/dashboard/admin/customers/${id}`)}>
              {t('users:cancel')}
            </LinkButton>
          </Row>
        </Stack>
      </PostForm>
    </AreaFrame>
  );
}
