// Traces: S2-020, S2-030, S3-080
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { contactInfo, contactRevision, updateContactInfo } from '@bff/domain/customers';
import type { UserActor } from '@bff/domain/shared/actor';
import { must } from '@bff/domain/shared/errors';
import { ErrorSummary } from '@ds/primitives/ErrorSummary/ErrorSummary';
import { Button } from '@ds/primitives/Button/Button';
import { Stack } from '@ds/primitives/Stack/Stack';
import { Revision } from '~/forms/Revision';
import { PostForm } from '~/forms/PostForm';
import { AddressFields, CompanyFields, ContactPersonFields } from '~/nouns/customers/ContactFields';
import { contactFields, contactForm } from '~/nouns/customers/contact-fields';
import { contactValues } from '~/nouns/customers/contact-values.server';
import { parseForm } from '~/forms/parse-form.server';
import { facesOf } from '~/forms/fields';
import { useLabels } from '~/forms/labels';
import { SavedMeanwhile } from '~/forms/SavedMeanwhile';
import { useShownForm } from '~/forms/shown-form';
import { requireActor } from '~/http/actor.server';
import { answer } from '~/http/answer.server';
import { draftOf, dropDraft, textsOf } from '~/http/draft.server';
import { redirectWithFlash } from '~/http/flash.server';
import { translator } from '~/i18n/i18n.server';
import { PageFrame } from '~/frame/PageFrame';
import { to } from '~/to';

const own = async (actor: UserActor) => {
  must(actor.customerId !== null, 'customer.notFound');
  return contactInfo(actor, actor.customerId);
};

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const title = translator(request)('account:contact.title');
  if (actor.customerId === null) return data({ title, values: null, saved: undefined, fields: {} });
  const customer = await own(actor);
  const saved = contactValues(customer);
  const values = { ...saved, ...textsOf(await draftOf(request)) };
  const isCorporate = customer.customerType === 'CORPORATE';
  return data({
    title,
    values,
    saved,
    isCorporate,
    revision: contactRevision(customer),
    fields: facesOf(contactFields),
  });
}

export async function action({ request }: ActionFunctionArgs) {
  const actor = await requireActor(request);
  const customer = await own(actor);
  const form = await parseForm(request, contactForm(customer.customerType));
  if (!form.ok) return form.reply();
  const { revision, ...info } = form.value;
  const { countryCode } = customer;
  return answer(updateContactInfo(actor, customer.id, { ...info, countryCode }, revision), {
    form,
    done: async () => {
      await dropDraft(request);
      // «After contact-info save the user returns to the dashboard main» (specification section 2), which leads on by role.
      return redirectWithFlash(request, to.dashboard(), 'account:flash.contactSaved');
    },
  });
}

/** Who trips are booked for and receipts go to: prefilled on every new booking. */
export default function ContactInfoPage() {
  const loaded = useLoaderData<typeof loader>();
  const { t } = useTranslation('account');
  const labels = useLabels(loaded.fields);
  const reply = useActionData<typeof action>();
  const form = useShownForm(reply, { values: loaded.values ?? {}, saved: loaded.saved, labels });
  if (loaded.values === null) {
    return (
      <PageFrame width="narrow">
        <Stack>
          <h1>{t('contact.title')}</h1>
          <p>{t('contact.none')}</p>
        </Stack>
      </PageFrame>
    );
  }
  const { isCorporate, revision, fields } = loaded;
  return (
    <PageFrame width="narrow">
      <Stack>
        <h1>{t('contact.title')}</h1>
        <p>{t('contact.intro')}</p>
        <PostForm>
          <Stack gap="l">
            <ErrorSummary {...form.summary} />
            <SavedMeanwhile form={form} labels={labels} />
            <Revision form={form} current={revision} />
            {isCorporate ? <CompanyFields form={form} fields={fields} /> : null}
            <ContactPersonFields
              form={form}
              fields={fields}
              isCorporate={isCorporate}
              emailHint={t('contact.emailHint')}
            />
            <AddressFields form={form} fields={fields} />
            <Button>{t('contact.submit')}</Button>
          </Stack>
        </PostForm>
      </Stack>
    </PageFrame>
  );
}
