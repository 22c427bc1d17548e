import { Fragment } from 'react';
import { useTranslation } from '~/i18n/use-translation';
import type { PriceList } from '@bff/domain/pricing';
import { formatDays } from '@formats';
import { Table } from '@ds/patterns/Table/Table';
import { useLocale, usePath } from '~/http/paths';
import { Day } from '~/lists/Day';
import { ListName, type PageOf } from '~/nouns/price-lists/PrecedingLists';
import { rulesText } from '~/nouns/price-lists/price-rules';
import type { ShownOrder } from '~/nouns/price-lists/shown-order';
import { ConfirmLink } from '~/screens/ConfirmLink';
import { to } from '~/to';

export type ShownList = Pick<PriceList, 'id' | 'kind' | 'companyId' | 'name' | 'validFrom' | 'validTo' | 'prices'> & {
  order: ShownOrder;
  /** The company's name, where the lists are of several. */
  company?: string | undefined;
};

const placeOf = ({ kind, id }: Pick<PriceList, 'kind' | 'id'>): string => `${kind}-${id}`;

/** Where a temporary list stands on a page that shows them all; nobody else's list has a page here. */
export const keptPlace: PageOf = (list) => (list.scope === 'temporary' ? `#${placeOf(list)}` : undefined);

interface TemporaryListsProps {
  caption: string;
  lists: readonly ShownList[];
  /** The lists are of several kinds and companies. */
  isMixed?: boolean;
}

/** Temporary price lists with everything that they have, and the way to remove them. */
export function TemporaryLists({ caption, lists, isMixed = false }: TemporaryListsProps) {
  const { t } = useTranslation('prices');
  const locale = useLocale();
  const path = usePath();
  return (
    <Table<ShownList>
      caption={caption}
      rows={lists}
      rowKey={({ kind, id }) => `${kind} ${id}`}
      columns={[
        {
          key: 'name',
          label: t('fields.name'),
          rowHeader: true,
          cell: (list) => <span id={placeOf(list)}>{list.name}</span>,
        },
        ...(isMixed
          ? [
              { key: 'company', label: t('temporary.company'), cell: ({ company }: ShownList) => company },
              {
                key: 'kind',
                label: t('temporary.kind'),
                cell: ({ companyId, kind }: ShownList) => (
                  <a href={path(to.addTemporaryPrices(companyId, kind))}>{t(`title.${kind}`)}</a>
                ),
              },
            ]
          : []),
        {
          key: 'period',
          label: t('list.when'),
          cell: ({ validFrom, validTo, order: { preceding, isNever } }) => (
            <>
              <Day day={validFrom} /> – {validTo === null ? t('list.open') : <Day day={validTo} />}
              {preceding.length === 0 ? null : (
                <small>
                  <br />
                  {t(isNever ? 'order.nowhere' : 'order.except')}{' '}
                  {preceding.map(({ from, to: last, ...list }, index) => (
                    <Fragment key={`${list.id} ${from}`}>
                      {index === 0 ? null : ', '}
                      {formatDays(from, last ?? from, locale)} (<ListName list={list} pageOf={keptPlace} />)
                    </Fragment>
                  ))}
                </small>
              )}
            </>
          ),
        },
        { key: 'rules', label: t('temporary.rules'), cell: ({ kind, prices }) => rulesText(t, kind, prices, locale) },
        {
          key: 'remove',
          label: t('remove.link'),
          cell: ({ companyId, kind, id, name }) => (
            <ConfirmLink variant="danger" to={to.removeTemporaryPrices(companyId, kind, id)}>
              {t('temporary.remove', { name })}
            </ConfirmLink>
          ),
        },
      ]}
    />
  );
}
