import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { type AccountedPerson, openSeal, sealOf } from '@bff/domain/erasure';
import { PageHeader } from '@ds/patterns/PageHeader/PageHeader';
import { SummaryList } from '@ds/patterns/SummaryList/SummaryList';
import { Table } from '@ds/patterns/Table/Table';
import { Button } from '@ds/primitives/Button/Button';
import { DateTime } from '@ds/primitives/DateTime/DateTime';
import { ErrorSummary } from '@ds/primitives/ErrorSummary/ErrorSummary';
import { Row } from '@ds/primitives/Row/Row';
import { Stack } from '@ds/primitives/Stack/Stack';
import { TextArea } from '@ds/primitives/TextArea/TextArea';
import { formatOrgNumber } from '@formats';
import { reason } from '~/forms/field-schemas';
import { Form } from '~/forms/Form';
import { parseForm } from '~/forms/parse-form.server';
import { useForm } from '~/forms/use-form';
import { AreaFrame } from '~/frame/AreaFrame';
import { WayBack } from '~/frame/WayBack';
import { answer } from '~/http/answer.server';
import { draftOf, dropDraft, textsOf } from '~/http/draft.server';
import { usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { requireRecentLogin } from '~/http/recent-login.server';
import { translator } from '~/i18n/i18n.server';
import { customerIdOf } from './customer-id.server';

export const headers = privatePage;

const OpenForm = z.object({ reason });

export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await requireRecentLogin(request, { area: 'admin' });
  const id = customerIdOf(params['id']);
  const seal = await sealOf(actor, id);
  const values = textsOf(await draftOf(request));
  return data({ title: translator(request)('customers:seal.title'), id, values, ...seal });
}

/** What was under the seal stands on the answer's page alone: it has no address of its own, and no browser keeps it. */
export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireRecentLogin(request, { area: 'admin' });
  const form = await parseForm(request, OpenForm);
  if (!form.ok) return form.reply();
  return answer(openSeal(actor, customerIdOf(params['id']), form.value.reason), {
    form,
    done: async (person) => {
      await dropDraft(request);
      return data({ person });
    },
  });
}

/** Who stood behind a deleted account: shown to who says why, and written down. */
export default function SealedRecordPage() {
  const { title, id, values, keepUntil, deletedAt, openings } = useLoaderData<typeof loader>();
  const { t } = useTranslation('customers');
  const path = usePath();
  const answered = useActionData<typeof action>();
  const person = answered && 'person' in answered ? answered.person : undefined;
  const form = useForm(OpenForm, {
    reply: answered && 'person' in answered ? undefined : answered,
    values,
    labels: { reason: t('seal.reason') },
  });
  return (
    <AreaFrame area="admin">
      <WayBack
        back={[
          { to: '/dashboard/admin/customers/list', label: t('list.title') },
          { to: `/dashboard/admin/customers/${id}`, label: t('deleted.name') },
        ]}
        here={title}
      />
      <PageHeader title={title} />
      <ErrorSummary {...form.summary} />
      {person ? <Person person={person} /> : null}
      <SummaryList
        rows={[
          { label: t('deleted.at'), value: <DateTime at={deletedAt} /> },
          { label: t('seal.keepUntil'), value: keepUntil },
        ]}
      />
      {person ? null : (
        <Form form={form}>
          <Stack>
            <p>{t('seal.intro')}</p>
            <TextArea
              {...form.field('reason')}
              label={t('seal.reason')}
              hint={t('seal.reasonHint')}
              maxLength={1000}
              required
            />
            <Row>
              <Button>{t('seal.open')}</Button>
            </Row>
          </Stack>
        </Form>
      )}
      <Stack as="section" labelledBy="openings">
        <h2 id="openings">{t('seal.openings')}</h2>
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
                cell: ({ userId, name }) =>
                  name ? <a href={path(`/dashboard/admin/users/${userId}`)}>{name}</a> : '–',
              },
              { key: 'why', label: t('seal.reason'), cell: ({ reason: why }) => why },
            ]}
          />
        )}
      </Stack>
    </AreaFrame>
  );
}

function Person({ person }: { person: AccountedPerson }) {
  const { t } = useTranslation('customers');
  const { street, postcode, city, countryCode } = person;
  const rows = [
    { label: t('companyName'), value: person.companyName },
    { label: t('orgNumber'), value: formatOrgNumber(person.orgNumber ?? '') },
    { label: t('vatNumber'), value: person.vatNumber },
    { label: t('name'), value: person.name },
    { label: t('address'), value: [street, `${postcode} ${city}`.trim(), countryCode].filter(Boolean).join(', ') },
  ];
  return (
    <Stack as="section" labelledBy="person">
      <h2 id="person">{t('seal.person')}</h2>
      <SummaryList rows={rows.flatMap(({ label, value }) => (value ? [{ label, value }] : []))} />
    </Stack>
  );
}
