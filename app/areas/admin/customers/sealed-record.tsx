import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { Day } from '~/lists/Day';
import { useTranslation } from '~/i18n/use-translation';
import { type AccountedPerson, openSeal, sealOf } from '@bff/domain/erasure';
import { SummaryList } from '@ds/patterns/SummaryList/SummaryList';
import { Table } from '@ds/patterns/Table/Table';
import { DateTime } from '@ds/primitives/DateTime/DateTime';
import { ErrorSummary } from '@ds/primitives/ErrorSummary/ErrorSummary';
import { formatAddress, formatOrgNumber } from '@formats';
import { reason } from '#fields/kinds';
import { defineFields, field, schemaOf } from '~/forms/fields';
import { FormFields } from '~/forms/FormFields';
import { useLabels } from '~/forms/labels';
import { saveForm } from '~/forms/save-form.server';
import { useForm } from '~/forms/use-form';
import { draftOf, textsOf } from '~/http/draft.server';
import { usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { requireRecentLogin } from '~/http/recent-login.server';
import { translator } from '~/i18n/i18n.server';
import { Section } from '~/screens/DetailScreen';
import { FormPart, Screen } from '~/screens/FormScreen';
import { to } from '~/to';
import { customerIdOf } from './customer-id.server';

export const headers = privatePage;

const openFields = defineFields({
  reason: field(reason, 'customers:seal.reason', { hint: 'customers:seal.reasonHint' }),
});
const OpenForm = schemaOf(openFields);

export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await requireRecentLogin(request, { area: 'admin' });
  const id = customerIdOf(params['id']);
  const seal = await sealOf(actor, id);
  const values = textsOf(await draftOf(request));
  return data({ title: translator(request)('customers:seal.title'), id, values, ...seal });
}

/** The sealed content is only in this response: it has no address of its own, and no browser keeps it. */
export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireRecentLogin(request, { area: 'admin' });
  return saveForm(request, OpenForm, {
    run: (typed) => openSeal(actor, customerIdOf(params['id']), typed.reason),
    done: (person) => data({ person }),
  });
}

/** Who was behind a deleted account: shown to whoever gives a reason, and logged. */
export default function SealedRecordPage() {
  const { title, id, values, keepUntil, deletedAt, openings } = useLoaderData<typeof loader>();
  const { t } = useTranslation('customers');
  const path = usePath();
  const answered = useActionData<typeof action>();
  const person = answered && 'person' in answered ? answered.person : undefined;
  const form = useForm(OpenForm, {
    reply: answered && 'person' in answered ? undefined : answered,
    values,
    labels: useLabels(openFields),
  });
  return (
    <Screen
      area="admin"
      back={[
        { to: to.customers(), label: t('list.title') },
        { to: to.customer(id), label: t('deleted.name') },
      ]}
      title={title}
    >
      <ErrorSummary {...form.summary} />
      {person ? <Person person={person} /> : null}
      <SummaryList
        rows={[
          { label: t('deleted.at'), value: <DateTime at={deletedAt} /> },
          { label: t('seal.keepUntil'), value: <Day day={keepUntil} /> },
        ]}
      />
      {person ? null : (
        <FormPart form={form} guarded={false} errorsAbove submit={t('seal.open')}>
          <p>{t('seal.intro')}</p>
          <FormFields form={form} fields={openFields} />
        </FormPart>
      )}
      <Section id="openings" title={t('seal.openings')}>
        {openings.length === 0 ? (
          <p>{t('seal.neverOpened')}</p>
        ) : (
          <Table
            caption={t('seal.openings')}
            hideCaption
            rows={openings}
            rowKey={({ at }) => String(at)}
            columns={[
              { key: 'at', label: t('seal.at'), rowHeader: true, cell: ({ at }) => <DateTime at={at} /> },
              {
                key: 'who',
                label: t('seal.who'),
                cell: ({ userId, name }) => (name ? <a href={path(to.user(userId))}>{name}</a> : '–'),
              },
              { key: 'why', label: t('seal.reason'), cell: ({ reason: why }) => why },
            ]}
          />
        )}
      </Section>
    </Screen>
  );
}

function Person({ person }: { person: AccountedPerson }) {
  const { t } = useTranslation('customers');
  const { countryCode } = person;
  const rows = [
    { label: t('companyName'), value: person.companyName },
    { label: t('orgNumber'), value: formatOrgNumber(person.orgNumber ?? '') },
    { label: t('vatNumber'), value: person.vatNumber },
    { label: t('name'), value: person.name },
    { label: t('address'), value: [formatAddress(person), countryCode].filter(Boolean).join(', ') },
  ];
  return (
    <Section id="person" title={t('seal.person')}>
      <SummaryList rows={rows.flatMap(({ label, value }) => (value ? [{ label, value }] : []))} />
    </Section>
  );
}
