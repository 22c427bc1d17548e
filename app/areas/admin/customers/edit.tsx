// Traces: S2-101
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { contactInfo, contactRevision, customerPolicy, updateContactInfo } from '@bff/domain/customers';
import { must } from '@bff/domain/shared/errors';
import { AddressFields, CompanyFields, ContactPersonFields } from '~/nouns/customers/ContactFields';
import { othersContactFields, contactForm } from '~/nouns/customers/contact-fields';
import { contactValues } from '~/nouns/customers/contact-values.server';
import { Revision } from '~/forms/Revision';
import { useLabels } from '~/forms/labels';
import { SavedMeanwhile } from '~/forms/SavedMeanwhile';
import { saveForm, withDraft } from '~/forms/save-form.server';
import { useForm } from '~/forms/use-form';
import { requireActor } from '~/http/actor.server';
import { redirectWithFlash } from '~/http/flash.server';
import { privatePage } from '~/http/private-page';
import { translator } from '~/i18n/i18n.server';
import { FormScreen } from '~/screens/FormScreen';
import { to } from '~/to';
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
    values: await withDraft(request, saved),
    revision: contactRevision(customer),
  });
}

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireActor(request, 'admin');
  const customer = await contactInfo(actor, customerIdOf(params['id']));
  const { countryCode } = customer;
  return saveForm(request, contactForm(customer.customerType), {
    run: ({ revision, ...info }) => updateContactInfo(actor, customer.id, { ...info, countryCode }, revision),
    done: () => redirectWithFlash(request, to.customer(customer.id), 'customers:flash.saved'),
  });
}

/** A customer's contact info. If two people edit it at once, the second is told. */
export default function EditCustomerPage() {
  const { title, id, isCorporate, saved, values, revision } = useLoaderData<typeof loader>();
  const { t } = useTranslation('customers');
  const labels = useLabels(othersContactFields);
  const reply = useActionData<typeof action>();
  const form = useForm(contactForm(isCorporate ? 'CORPORATE' : 'PRIVATE'), { reply, values, saved, labels });
  return (
    <FormScreen
      area="admin"
      title={title}
      form={form}
      submit={t('edit.submit')}
      cancel={{ to: to.customer(id), label: t('users:cancel') }}
    >
      <SavedMeanwhile form={form} labels={labels} />
      <Revision form={form} current={revision} />
      {isCorporate ? <CompanyFields form={form} fields={othersContactFields} /> : null}
      <ContactPersonFields
        form={form}
        fields={othersContactFields}
        isCorporate={isCorporate}
        legend={isCorporate ? undefined : t('person')}
        emailHint={t('edit.emailHint')}
      />
      <AddressFields form={form} fields={othersContactFields} />
    </FormScreen>
  );
}
