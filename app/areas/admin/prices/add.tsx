import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { Day } from '~/lists/Day';
import { useTranslation } from '~/i18n/use-translation';
import { addPriceList, listPriceLists, MAIN_PRICE } from '@bff/domain/pricing';
import { toLocalDate } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import { Table } from '@ds/patterns/Table/Table';
import { Columns } from '@ds/primitives/Columns/Columns';
import { Money } from '@ds/primitives/Money/Money';
import { Stack } from '@ds/primitives/Stack/Stack';
import { FormFields } from '~/forms/FormFields';
import { useLabels } from '~/forms/labels';
import { saveForm, withDraft } from '~/forms/save-form.server';
import { useForm } from '~/forms/use-form';
import { redirectWithFlash } from '~/http/flash.server';
import { privatePage } from '~/http/private-page';
import { translator } from '~/i18n/i18n.server';
import { headFields, priceFields } from '~/nouns/price-lists/price-list-fields';
import { priceListForm } from '~/nouns/price-lists/price-list-form';
import { plainUnits } from '~/nouns/price-lists/price-list-values';
import { PriceFields } from '~/nouns/price-lists/PriceFields';
import { ConfirmLink } from '~/screens/ConfirmLink';
import { FormPart, FormSection, Screen } from '~/screens/FormScreen';
import { to } from '~/to';
import { pricePlace } from './price-place.server';

export const headers = privatePage;

/** For one company and kind: nobody enters as many by hand. */
const MOST = 100;

export async function loader(args: LoaderFunctionArgs) {
  const { request } = args;
  const { actor, company, kind } = await pricePlace(args);
  const { rows } = await listPriceLists(actor, kind, {
    companyId: company.id,
    text: '',
    scope: 'temporary',
    when: undefined,
    sort: 'validFrom',
    descending: true,
    page: 1,
    pageSize: MOST,
  });
  const empty = { name: '', validFrom: toLocalDate(clock.now()), validTo: '', ...plainUnits(kind) };
  return data({
    title: translator(request)(`prices:temporary.add.${kind}`),
    company: { id: company.id, name: company.name },
    kind,
    kept: rows.map(({ id, name, validFrom, validTo, prices }) => ({
      id,
      name,
      validFrom,
      validTo,
      price: prices[MAIN_PRICE[kind]] ?? 0,
    })),
    values: await withDraft(request, empty),
  });
}

export async function action(args: ActionFunctionArgs) {
  const { request } = args;
  const { actor, company, kind } = await pricePlace(args);
  return saveForm(request, priceListForm(kind, 'temporary'), {
    run: ({ list, unitsConfirmed }) =>
      addPriceList(actor, { kind, scope: 'temporary', companyId: company.id, list, unitsConfirmed }),
    done: () => redirectWithFlash(request, to.addTemporaryPrices(company.id, kind), 'prices:flash.added'),
  });
}

/** Adds temporary prices to a company's trips, and lists those that it has already. */
export default function AddTemporaryPrices() {
  const { title, company, kind, kept, values } = useLoaderData<typeof loader>();
  const { t } = useTranslation('prices');
  const labels = useLabels({ ...headFields, ...priceFields[kind] });
  const form = useForm(priceListForm(kind, 'temporary'), { reply: useActionData<typeof action>(), values, labels });
  return (
    <Screen area="admin" over={company.name} title={title} back={{ to: to.addPrices(), label: t('temporary.title') }}>
      {kept.length === 0 ? null : (
        <Table
          caption={t('temporary.kept')}
          rows={kept}
          rowKey={({ id }) => id}
          columns={[
            { key: 'name', label: t('fields.name'), rowHeader: true, cell: ({ name }) => name },
            {
              key: 'period',
              label: t('list.when'),
              cell: ({ validFrom, validTo }) => (
                <>
                  <Day day={validFrom} /> – {validTo === null ? t('list.open') : <Day day={validTo} />}
                </>
              ),
            },
            {
              key: 'price',
              label: t(`fields.${MAIN_PRICE_TEXT[kind]}`),
              align: 'end',
              cell: ({ price }) => <Money ore={price} />,
            },
            {
              key: 'remove',
              label: t('remove.link'),
              cell: ({ id, name }) => (
                <ConfirmLink variant="danger" to={to.removeTemporaryPrices(company.id, kind, id)}>
                  {t('temporary.remove', { name })}
                </ConfirmLink>
              ),
            },
          ]}
        />
      )}
      <FormPart form={form} submit={t('add.submit')}>
        <Stack gap="l">
          <FormSection legend={t('sections.period')}>
            <p className="measure">{t('temporary.counts')}</p>
            <FormFields form={form} fields={headFields} only={['name']} />
            <Columns>
              <FormFields form={form} fields={headFields} only={['validFrom', 'validTo']} />
            </Columns>
          </FormSection>
          <FormSection legend={t('sections.prices')}>
            <p className="measure">{t('withoutTax')}</p>
            <PriceFields form={form} kind={kind} />
          </FormSection>
        </Stack>
      </FormPart>
    </Screen>
  );
}

/** The text of the price that `MAIN_PRICE` names in the domain, which pages do not import. */
const MAIN_PRICE_TEXT = { vehicle: 'pricePerHour', driving: 'pricePerKm', driver: 'costPerHour' } as const;
