import { useTranslation } from '~/i18n/use-translation';
import type { PriceListKind } from '@states/price-list-kinds';
import type { PriceColumns, PriceDifference } from '@bff/domain/pricing';
import { Banner } from '@ds/patterns/Banner/Banner';
import { Switch } from '@ds/primitives/Switch/Switch';
import type { ShownForm } from '~/forms/shown-form';
import { useLocale } from '~/http/paths';
import { useDay } from '~/i18n/use-day';
import { priceFields } from '~/nouns/price-lists/price-list-fields';
import { ruleText } from '~/nouns/price-lists/price-rules';

/** The basic list that a form's prices are compared with; null if none applies on that day. */
export interface ShownBasic {
  day: string;
  list: { id: number; prices: PriceColumns } | null;
}

/** A list as it was sent, beside the basic one. */
export interface Compared {
  basic: ShownBasic;
  prices: PriceColumns;
  /** What is asked about. */
  asked: readonly PriceDifference[];
}

interface AskedPricesProps {
  form: ShownForm;
  kind: PriceListKind;
  /** Null while the form cannot be read. */
  compared: Compared | null;
}

/** What of the prices is asked about, beside the basic list's, and the box that confirms it. */
export function AskedPrices({ form, kind, compared }: AskedPricesProps) {
  const { t } = useTranslation('prices');
  const locale = useLocale();
  const day = useDay();
  const text = (name: string, of: PriceColumns) => ruleText(t, kind, name, of, locale) ?? t('temporary.nothing');
  return (
    <>
      {compared && compared.asked.length > 0 ? (
        <Banner tone="warning">
          <p>{t('temporary.differs', { day: day(compared.basic.day) })}</p>
          <ul>
            {compared.asked.map(({ name }) => (
              <li key={name}>
                {t('temporary.difference', {
                  label: t(priceFields[kind][name]!.label || 'prices:list.price'),
                  value: text(name, compared.prices),
                  basic: text(name, compared.basic.list?.prices ?? {}),
                })}
              </li>
            ))}
          </ul>
        </Banner>
      ) : null}
      <Switch {...form.box('pricesConfirmed')} label={t('fields.pricesConfirmed')} />
    </>
  );
}
