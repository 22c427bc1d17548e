import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { createCustomer } from '@bff/domain/customers';
import type { CustomerType } from '@bff/domain/shared/customer-type';
import { Tabs } from '@ds/patterns/Tabs/Tabs';
import { Button } from '@ds/primitives/Button/Button';
import { ErrorSummary } from '@ds/primitives/ErrorSummary/ErrorSummary';
import { RadioGroup } from '@ds/primitives/RadioGroup/RadioGroup';
import { Row } from '@ds/primitives/Row/Row';
import { Stack } from '@ds/primitives/Stack/Stack';
import { AddressFields, CompanyFields, ContactPersonFields } from '~/forms/ContactFields';
import { newCustomerForm } from '~/forms/contact-form.server';
import { parseForm } from '~/forms/parse-form.server';
import { usePersonLabels } from '~/forms/person-labels';
import { PostForm } from '~/forms/PostForm';
import { useShownForm } from '~/forms/shown-form';
import { AreaFrame } from '~/frame/AreaFrame';
import { requireActor } from '~/http/actor.server';
import { answer } from '~/http/answer.server';
import { draftOf, dropDraft, textsOf } from '~/http/draft.server';
import { redirectWithFlash } from '~/http/flash.server';
import { usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { localeOf } from '~/i18n/i18n';
import { translator } from '~/i18n/i18n.server';

export const headers = privatePage;

const typeOf = (request: Request): CustomerType =>
  new URL(request.url).searchParams.get('type') === 'corporate' ? 'CORPORATE' : 'PRIVATE';

export async function loader({ request }: LoaderFunctionArgs) {
  await requireActor(request, 'admin');
  const values: Record<string, string> = { language: localeOf(request), ...textsOf(await draftOf(request)) };
  const isCorporate = typeOf(request) === 'CORPORATE';
  return data({ title: translator(request)('customers:create.title'), isCorporate, values });
}

export async function action({ request }: ActionFunctionArgs) {
  const actor = await requireActor(request, 'admin');
  const form = await parseForm(request, newCustomerForm(typeOf(request)));
  if (!form.ok) return form.reply();
  return answer(createCustomer(actor, form.value), {
    form,
    done: async ({ customerId }) => {
      await dropDraft(request);
      const params = { email: form.value.email.toLowerCase() };
      return redirectWithFlash(request, `/dashboard/admin/customers/${customerId}`, 'customers:flash.created', {
        params,
      });
    },
  });
}

/** A customer who has called instead of registering: gets an account and an invitation to it. Two addresses, as when registering. */
export default function CreateCustomerPage() {
  const { title, isCorporate, values } = useLoaderData<typeof loader>();
  const { t } = useTranslation('customers');
  const here = usePath()('/dashboard/admin/customers/create');
  const form = useShownForm(useActionData<typeof action>(), { values, labels: usePersonLabels() });
  return (
    <AreaFrame area="admin">
      <h1>{title}</h1>
      <p>{t('create.intro')}</p>
      <Tabs
        label={t('type.label')}
        items={[
          { href: here, label: t('type.PRIVATE'), current: !isCorporate },
          { href: `${here}?type=corporate`, label: t('type.CORPORATE'), current: isCorporate },
        ]}
      />
      <PostForm>
        <Stack gap="l">
          <ErrorSummary {...form.summary} />
          {isCorporate ? <CompanyFields form={form} /> : null}
          <ContactPersonFields
            form={form}
            isCorporate={isCorporate}
            legend={isCorporate ? undefined : t('person')}
            emailHint={t('create.emailHint')}
          />
          <AddressFields form={form} />
          <RadioGroup
            {...form.field('language')}
            legend={t('users:language.label')}
            variant="inline"
            options={[
              { value: 'sv', label: t('users:language.sv') },
              { value: 'en', label: t('users:language.en') },
            ]}
          />
          <Row>
            <Button>{t('create.submit')}</Button>
          </Row>
        </Stack>
      </PostForm>
    </AreaFrame>
  );
}
