import { useTranslation } from '~/i18n/use-translation';
import type { PriceList } from '@bff/domain/pricing';
import { Table } from '@ds/patterns/Table/Table';
import { useLocale, usePath } from '~/http/paths';
import { Day } from '~/lists/Day';
import { rulesText } from '~/nouns/price-lists/price-rules';
import { ConfirmLink } from '~/screens/ConfirmLink';
import { to } from '~/to';

export type ShownList = Pick<PriceList, 'id' | 'kind' | 'companyId' | 'name' | 'validFrom' | 'validTo' | 'prices'> & {
  /** The company's name, where the lists are of several. */
  company?: string | undefined;
};

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
        { key: 'name', label: t('fields.name'), rowHeader: true, cell: ({ name }) => name },
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
          cell: ({ validFrom, validTo }) => (
            <>
              <Day day={validFrom} /> – {validTo === null ? t('list.open') : <Day day={validTo} />}
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
