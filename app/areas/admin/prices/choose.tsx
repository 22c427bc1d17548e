import { data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { PRICE_LIST_KINDS } from '@states/price-list-kinds';
import { listCompanies } from '@bff/domain/companies';
import { Button } from '@ds/primitives/Button/Button';
import { RadioGroup } from '@ds/primitives/RadioGroup/RadioGroup';
import { Select } from '@ds/primitives/Select/Select';
import { Stack } from '@ds/primitives/Stack/Stack';
import { requireActor } from '~/http/actor.server';
import { pathIn, usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { localeOf } from '~/i18n/i18n';
import { translator } from '~/i18n/i18n.server';
import { Screen } from '~/screens/FormScreen';
import { to } from '~/to';

export const headers = privatePage;

/** More than there are in the country. */
const ALL = 5_000;

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireActor(request, 'admin');
  const asked = new URL(request.url).searchParams;
  const [company, kind] = [asked.get('company') ?? '', asked.get('kind')];
  if (/^\d{1,15}$/.test(company) && PRICE_LIST_KINDS.some((one) => one === kind))
    return redirect(pathIn(localeOf(request), to.addTemporaryPrices(Number(company), kind!)));
  const { rows } = await listCompanies(actor, {
    text: '',
    status: undefined,
    withoutPrices: false,
    sort: 'name',
    descending: false,
    page: 1,
    pageSize: ALL,
  });
  return data({
    title: translator(request)('prices:temporary.title'),
    companies: rows.map(({ id, name }) => ({ value: String(id), label: name })),
    company,
  });
}

/** Whose temporary prices, and of which kind: the first step. */
export default function ChoosePrices() {
  const { title, companies, company } = useLoaderData<typeof loader>();
  const { t } = useTranslation('prices');
  const path = usePath();
  return (
    <Screen area="admin" title={title}>
      <p className="measure">{t('temporary.intro')}</p>
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
          <div>
            <Button>{t('temporary.next')}</Button>
          </div>
        </Stack>
      </form>
    </Screen>
  );
}
