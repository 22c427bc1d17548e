import { useLoaderData } from '@remix-run/react';
import { Day } from '~/lists/Day';
import { useTranslation } from '~/i18n/use-translation';
import type { PriceListKind } from '@states/price-list-kinds';
import type { PriceList } from '@bff/domain/pricing';
import { Banner } from '@ds/patterns/Banner/Banner';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { Money } from '@ds/primitives/Money/Money';
import { usePath } from '~/http/paths';
import type { ListColumns } from '~/lists/columns';
import { ListScreen } from '~/lists/ListScreen';
import { addressOf, importOf, listOf, newAddress } from './price-list-place';
import type { priceListSpec } from './price-list-list.server';
import type { loadPriceLists } from './price-list-list.server';

const columns: ListColumns<PriceList & { mainPrice: number }, typeof priceListSpec> = [
  {
    key: 'name',
    label: 'prices:fields.name',
    sortBy: 'name',
    rowHeader: true,
    file: ({ name }) => name,
    cell: ({ id, kind, scope, name }, { path, t }) =>
      scope === 'basic' || scope === 'exception' ? (
        <a href={path(addressOf(kind, scope, id))}>{name || t('prices:basicName')}</a>
      ) : (
        name || t(`prices:scopes.${scope}`)
      ),
  },
  { key: 'scope', label: 'prices:list.scope', cell: ({ scope }, { t }) => t(`prices:scopes.${scope}`) },
  {
    key: 'from',
    label: 'prices:fields.validFrom',
    sortBy: 'validFrom',
    cell: ({ validFrom }) => <Day day={validFrom} />,
  },
  {
    key: 'to',
    label: 'prices:fields.validTo',
    cell: ({ validTo }, { t }) => (validTo ? <Day day={validTo} /> : t('prices:list.open')),
  },
  {
    key: 'price',
    label: 'prices:list.price',
    align: 'end',
    cell: ({ kind, mainPrice }, { t }) => (
      <span className="nowrap">
        <Money ore={mainPrice} />
        {t(`prices:list.per.${kind}`)}
      </span>
    ),
  },
];

/** A company's lists of a kind: basic ones, exceptions, and temporary ones added by administrators. */
export function PriceListsPage({ kind }: { kind: PriceListKind }) {
  const { isMissing, ...loaded } = useLoaderData<typeof loadPriceLists>();
  const { t } = useTranslation('prices');
  const path = usePath();
  const add = (
    <>
      <LinkButton variant="secondary" href={path(importOf(kind))}>
        {t('import.link')}
      </LinkButton>
      <LinkButton variant="secondary" href={path(newAddress(kind, 'exception'))}>
        {t('add.exception.link')}
      </LinkButton>
      <LinkButton href={path(newAddress(kind, 'basic'))}>{t('add.basic.link')}</LinkButton>
    </>
  );
  return (
    <>
      {isMissing ? <Banner tone="warning">{t(`list.missing.${kind}`)}</Banner> : null}
      <ListScreen
        {...loaded}
        area="company"
        title={t(`title.${kind}`)}
        intro={`${t(`intro.${kind}`)} ${t('order.rule')}`}
        actions={add}
        path={listOf(kind)}
        rowKey={({ id }) => id}
        search={{ label: t('list.search') }}
        filters={[
          { name: 'scope', label: t('list.scope'), text: (scope) => t(`scopes.${scope}`) },
          { name: 'when', label: t('list.when'), text: (when) => t(`list.whens.${when}`) },
        ]}
        columns={columns}
        empty={{ title: t('list.empty.title'), text: t('list.empty.text') }}
      />
    </>
  );
}
