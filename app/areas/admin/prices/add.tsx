import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import {
  addPriceList,
  askedOfPriceList,
  basicPriceList,
  inOrder,
  listPriceLists,
  type PriceList,
} from '@bff/domain/pricing';
import { toLocalDate } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import { Columns } from '@ds/primitives/Columns/Columns';
import { ErrorSummary } from '@ds/primitives/ErrorSummary/ErrorSummary';
import { Stack } from '@ds/primitives/Stack/Stack';
import { writtenDay } from '@formats';
import { asSent } from '~/forms/as-sent';
import type { FormValues } from '~/forms/fields';
import { FormFields } from '~/forms/FormFields';
import { useLabels } from '~/forms/labels';
import { type FormReply, parseForm, readForm } from '~/forms/parse-form.server';
import { saveForm, withDraft } from '~/forms/save-form.server';
import { useForm } from '~/forms/use-form';
import { redirectWithFlash } from '~/http/flash.server';
import { privatePage } from '~/http/private-page';
import { localeOf } from '~/i18n/i18n';
import { translator } from '~/i18n/i18n.server';
import { useDay } from '~/i18n/use-day';
import { useLastAnswer } from '~/navigation/use-last-answer';
import { exampleOf, savedFlash, showExample, type ShownExample, usualTrip } from '~/nouns/price-lists/example.server';
import { BesideExample } from '~/nouns/price-lists/BesideExample';
import { headFields, priceFields } from '~/nouns/price-lists/price-list-fields';
import { priceListForm } from '~/nouns/price-lists/price-list-form';
import { plainUnits, priceListValues } from '~/nouns/price-lists/price-list-values';
import { shownOrder } from '~/nouns/price-lists/shown-order';
import { PriceFields } from '~/nouns/price-lists/PriceFields';
import { FormPart, FormSection, Screen } from '~/screens/FormScreen';
import { to } from '~/to';
import { AskedPrices, type Compared, type ShownBasic } from './AskedPrices';
import { useBasicHints } from './basic-hints';
import { newTemporary, pricePlace } from './price-place.server';
import { keptPlace, TemporaryLists } from './TemporaryLists';

export const headers = privatePage;

/** For one company and kind: nobody enters as many by hand. */
const MOST = 100;

const shownBasic = (day: string, basic: PriceList | undefined): ShownBasic => ({
  day,
  list: basic ? { id: basic.id, prices: basic.prices } : null,
});

export async function loader(args: LoaderFunctionArgs) {
  const { request } = args;
  const { actor, company, kind } = await pricePlace(args);
  const locale = localeOf(request);
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
  const today = toLocalDate(clock.now());
  const validFrom = writtenDay(new URL(request.url).searchParams.get('from') ?? '', today) ?? today;
  const basic = await basicPriceList(actor, kind, company.id, validFrom);
  const begun: FormValues = basic
    ? priceListValues({ ...basic, name: '', validFrom, validTo: null }, locale)
    : { name: '', validFrom, validTo: '', ...plainUnits(kind) };
  const values = await withDraft(request, { ...begun, ...(await usualTrip(actor, company.id, locale)) });
  return data({
    title: translator(request)(`prices:temporary.add.${kind}`),
    company: { id: company.id, name: company.name },
    kind,
    kept: inOrder(rows).map(({ subjects: _, scope: __, order, ...list }) => ({ ...list, order: shownOrder(order) })),
    basic: shownBasic(validFrom, basic),
    values,
    example: await exampleOf(actor, newTemporary(company.id, kind, locale), asSent(values)),
  });
}

export async function action(args: ActionFunctionArgs) {
  const { request } = args;
  const { actor, company, kind } = await pricePlace(args);
  const form = await readForm(request);
  if (form.has('example')) return showExample(actor, newTemporary(company.id, kind, localeOf(request)), form);
  const schema = priceListForm(kind, 'temporary');
  const saved = await saveForm(request, schema, {
    form,
    run: (typed) => addPriceList(actor, { kind, scope: 'temporary', companyId: company.id, ...typed }),
    done: async (id, { list }) => {
      const saved = { companyId: company.id, kind, scope: 'temporary', id } as const;
      const { key, ...flash } = await savedFlash(actor, saved, list, 'prices:flash.added');
      return redirectWithFlash(request, to.addTemporaryPrices(company.id, kind), key, flash);
    },
  });
  if (!('data' in saved)) return saved;
  // The typed first day may have another basic list than the one that the form began with.
  const parsed = await parseForm(form, schema);
  if (!parsed.ok) return data({ ...saved.data, compared: null }, saved.init ?? undefined);
  const { list, begun } = parsed.value;
  const { basic, asked } = await askedOfPriceList(actor, { kind, companyId: company.id, list, ...begun });
  const compared: Compared = { basic: shownBasic(list.validFrom, basic), prices: list.prices, asked };
  return data({ ...saved.data, compared }, saved.init ?? undefined);
}

/** Adds temporary prices to a company's trips, beside those of its basic list, and lists those that it has already. */
export default function AddTemporaryPrices() {
  const { title, company, kind, kept, basic: begunWith, values, example } = useLoaderData<typeof loader>();
  const { t } = useTranslation('prices');
  const labels = useLabels({ ...headFields, ...priceFields[kind] });
  const reply = useLastAnswer(useActionData<FormReply & { compared?: Compared | null; example?: ShownExample }>());
  const form = useForm(priceListForm(kind, 'temporary'), { reply, values, labels });
  const day = useDay();
  const compared = reply?.compared ?? null;
  const basic = compared?.basic ?? begunWith;
  const hints = useBasicHints(kind, basic);
  // By the answer, not by the message, which is gone with the first change.
  const isAsked = form.reply?.error?.['pricesConfirmed'] !== undefined || form.box('pricesConfirmed').defaultChecked;
  // Nothing is wrong with prices that are only asked about.
  const { errors } = form.summary;
  const isOnlyAsked = errors.length === 1 && errors[0]?.fieldId === 'pricesConfirmed';
  return (
    <Screen
      area="admin"
      over={company.name}
      title={title}
      back={{ to: `${to.addPrices()}?company=${company.id}`, label: t('temporary.title') }}
    >
      {kept.length === 0 ? null : <TemporaryLists caption={t('temporary.kept')} lists={kept} />}
      <FormPart form={form} submit={t('add.submit')} errorsAbove>
        <ErrorSummary {...form.summary} {...(isOnlyAsked && { title: t('temporary.check') })} />
        <input type="hidden" name="basicSeen" value={basic.list?.id ?? ''} />
        <BesideExample
          form={form}
          list={{ kind, scope: 'temporary', id: null }}
          first={reply?.example ?? example}
          asks={to.temporaryPriceExample(company.id, kind)}
          pageOf={keptPlace}
        >
          <Stack gap="l">
            <FormSection legend={t('sections.period')}>
              <p className="measure">{t('temporary.counts')}</p>
              <p className="measure">{t('order.rule')}</p>
              <FormFields form={form} fields={headFields} only={['name']} />
              <Columns>
                <FormFields form={form} fields={headFields} only={['validFrom', 'validTo']} />
              </Columns>
            </FormSection>
            <FormSection legend={t('sections.prices')}>
              <p className="measure">
                {t(begunWith.list ? 'temporary.begins' : 'temporary.noBasic', { day: day(begunWith.day) })}
              </p>
              <p className="measure">{t('withoutTax')}</p>
              <PriceFields form={form} kind={kind} hints={hints} />
              {isAsked ? <AskedPrices form={form} kind={kind} compared={compared} /> : null}
            </FormSection>
          </Stack>
        </BesideExample>
      </FormPart>
    </Screen>
  );
}
