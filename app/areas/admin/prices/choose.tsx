import { data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { PRICE_LIST_KINDS } from '@states/price-list-kinds';
import { listCompanies } from '@bff/domain/companies';
import { inOrder, temporaryPriceLists } from '@bff/domain/pricing';
import { toLocalDate } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import { Button } from '@ds/primitives/Button/Button';
import { DateField } from '@ds/primitives/DateField/DateField';
import { RadioGroup } from '@ds/primitives/RadioGroup/RadioGroup';
import { Select } from '@ds/primitives/Select/Select';
import { Stack } from '@ds/primitives/Stack/Stack';
import { requireActor } from '~/http/actor.server';
import { pathIn, usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { localeOf } from '~/i18n/i18n';
import { translator } from '~/i18n/i18n.server';
import { shownOrder } from '~/nouns/price-lists/shown-order';
import { Screen } from '~/screens/FormScreen';
import { to } from '~/to';
import { TemporaryLists } from './TemporaryLists';

export const headers = privatePage;

/** More than there are in the country. */
const ALL = 5_000;

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireActor(request, 'admin');
  const asked = new URL(request.url).searchParams;
  const [company, kind] = [asked.get('company') ?? '', asked.get('kind')];
  const isChosen = /^\d{1,15}$/.test(company);
  if (isChosen && PRICE_LIST_KINDS.some((one) => one === kind)) {
    const form = pathIn(localeOf(request), to.addTemporaryPrices(Number(company), kind!));
    return redirect(`${form}?${new URLSearchParams({ from: asked.get('from') ?? '' }).toString()}`);
  }
  const { rows } = await listCompanies(actor, {
    text: '',
    status: undefined,
    withoutPrices: false,
    sort: 'name',
    descending: false,
    page: 1,
    pageSize: ALL,
  });
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  const lists = await temporaryPriceLists(actor, isChosen ? Number(company) : undefined);
  return data({
    title: translator(request)('prices:temporary.title'),
    companies: rows.map(({ id, name }) => ({ value: String(id), label: name })),
    company,
    today: toLocalDate(clock.now()),
    lists: inOrder(lists).map(({ subjects: _, scope: __, order, ...list }) => ({
      ...list,
      order: shownOrder(order),
      company: names.get(list.companyId),
    })),
  });
}

/** Whose temporary prices, of which kind and from when: the first step, with the lists that there are, of all companies or of one. */
export default function ChoosePrices() {
  const { title, companies, company, today, lists } = useLoaderData<typeof loader>();
  const { t } = useTranslation('prices');
  const path = usePath();
  const chosen = companies.find(({ value }) => value === company);
  return (
    <Screen area="admin" title={title}>
      <p className="measure">
        {t('temporary.intro')} {t('order.rule')}
      </p>
      {/* Asks only which form: the address of the next page says it. */}
      <form method="get" action={path(to.addPrices())}>
        <Stack gap="l">
          <Select
            name="company"
            label={t('temporary.company')}
            placeholder={t('temporary.chooseCompany')}
            options={companies}
            defaultValue={company}
            required
          />
          <RadioGroup
            name="kind"
            legend={t('temporary.kind')}
            defaultValue="vehicle"
            options={PRICE_LIST_KINDS.map((kind) => ({ value: kind, label: t(`title.${kind}`) }))}
          />
          <DateField
            id="from"
            name="from"
            label={t('temporary.from')}
            hint={t('temporary.fromHint')}
            defaultValue={today}
          />
          <div>
            <Button>{t('temporary.next')}</Button>
          </div>
        </Stack>
      </form>
      <Stack>
        {lists.length === 0 ? (
          <p>{t('temporary.none')}</p>
        ) : (
          <TemporaryLists
            caption={chosen ? t('temporary.keptOf', { company: chosen.label }) : t('temporary.kept')}
            lists={lists}
            isMixed
          />
        )}
        {chosen ? (
          <p>
            <a href={path(to.addPrices())}>{t('temporary.ofAll')}</a>
          </p>
        ) : null}
      </Stack>
    </Screen>
  );
}
