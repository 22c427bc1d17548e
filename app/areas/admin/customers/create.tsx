// Traces: S2-102
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { createCustomer, customerOfAddress } from '@bff/domain/customers';
import type { CustomerType } from '@bff/domain/shared/customer-type';
import { ErrorSummary } from '@ds/primitives/ErrorSummary/ErrorSummary';
import { Tabs } from '@ds/patterns/Tabs/Tabs';
import { AddressFields, CompanyFields, ContactPersonFields } from '~/nouns/customers/ContactFields';
import { othersContactFields, languageFields, newCustomerForm } from '~/nouns/customers/contact-fields';
import { FormFields } from '~/forms/FormFields';
import { useLabels } from '~/forms/labels';
import { saveForm, withDraft } from '~/forms/save-form.server';
import { useForm } from '~/forms/use-form';
import { requireRecentLogin } from '~/http/recent-login.server';
import { redirectWithFlash } from '~/http/flash.server';
import { usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { localeOf } from '~/i18n/i18n';
import { translator } from '~/i18n/i18n.server';
import { FormScreen } from '~/screens/FormScreen';
import { useLastAnswer } from '~/navigation/use-last-answer';
import { to } from '~/to';

export const headers = privatePage;

/** The customer has called about a trip: the sale continues afterwards. */
const isForASale = (request: Request): boolean => new URL(request.url).searchParams.get('then') === 'sale';

const typeOf = (request: Request): CustomerType =>
  new URL(request.url).searchParams.get('type') === 'corporate' ? 'CORPORATE' : 'PRIVATE';

export async function loader({ request }: LoaderFunctionArgs) {
  await requireRecentLogin(request, { area: 'admin' });
  const values = await withDraft(request, { language: localeOf(request) });
  const isCorporate = typeOf(request) === 'CORPORATE';
  const title = translator(request)('customers:create.title');
  return data({ title, isCorporate, values, query: isForASale(request) ? { then: 'sale' as const } : {} });
}

export async function action({ request }: ActionFunctionArgs) {
  const actor = await requireRecentLogin(request, { area: 'admin' });
  let known: { id: number; name: string } | undefined;
  const reply = await saveForm(request, newCustomerForm(typeOf(request)), {
    run: async (customer) => {
      known = await customerOfAddress(actor, customer.email);
      return createCustomer(actor, customer);
    },
    done: ({ customerId }, { email }) =>
      redirectWithFlash(
        request,
        isForASale(request) ? `${to.explainTrip()}?customer=${customerId}` : to.customer(customerId),
        'customers:flash.created',
        {
          params: { email: email.toLowerCase() },
        },
      ),
  });
  return 'data' in reply ? data({ ...reply.data, known }, reply.init ?? {}) : reply;
}

/** A customer who called instead of registering gets an account and an invitation to it. Two addresses, as for registration. */
export default function CreateCustomerPage() {
  const { title, isCorporate, values, query } = useLoaderData<typeof loader>();
  const { t } = useTranslation('customers');
  const path = usePath();
  const here = path(to.createCustomer());
  const reply = useLastAnswer(useActionData<typeof action>());
  // The address belongs to a customer: that one is what was looked for.
  const known = reply?.known;
  const schema = newCustomerForm(isCorporate ? 'CORPORATE' : 'PRIVATE');
  const form = useForm(schema, { reply, values, labels: useLabels(othersContactFields) });
  const intro = (
    <>
      <p>{t('create.intro')}</p>
      <Tabs
        label={t('type.label')}
        here={t('common:chosen')}
        items={[
          {
            href: [here, String(new URLSearchParams(query))].filter(Boolean).join('?'),
            label: t('type.PRIVATE'),
            current: !isCorporate,
          },
          {
            href: `${here}?${new URLSearchParams({ type: 'corporate', ...query })}`,
            label: t('type.CORPORATE'),
            current: isCorporate,
          },
        ]}
      />
    </>
  );
  return (
    <FormScreen area="admin" title={title} intro={intro} form={form} submit={t('create.submit')} errorsAbove>
      <ErrorSummary {...form.summary}>
        {known === undefined ? null : (
          <a href={path(query.then === 'sale' ? `${to.explainTrip()}?customer=${known.id}` : to.customer(known.id))}>
            {t(query.then === 'sale' ? 'create.sellToKnown' : 'create.showKnown', { name: known.name })}
          </a>
        )}
      </ErrorSummary>
      {isCorporate ? <CompanyFields form={form} fields={othersContactFields} /> : null}
      <ContactPersonFields
        form={form}
        fields={othersContactFields}
        isCorporate={isCorporate}
        legend={isCorporate ? undefined : t('person')}
        emailHint={t('create.emailHint')}
      />
      <AddressFields form={form} fields={othersContactFields} />
      <FormFields form={form} fields={languageFields} />
    </FormScreen>
  );
}
