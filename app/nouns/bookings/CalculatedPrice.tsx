import type { ComponentProps } from 'react';
import { PriceLines } from '@ds/patterns/PriceLines/PriceLines';
import { useTranslation } from '~/i18n/use-translation';

/**
 * A price list's lines with how each was calculated, for those who check them: quarters, metres and seconds are charged, of which kilometres
 * and minutes show less, and fewer kilometres are charged than the bus drives.
 */
export function CalculatedPrice(price: ComponentProps<typeof PriceLines>) {
  return (
    <>
      <PriceLines {...price} />
      {price.lines.some(({ detail }) => detail) ? <HowCharged /> : null}
    </>
  );
}

/** What the lines of price lists do not show, once for all of a page. */
export function HowCharged() {
  const { t } = useTranslation('booking');
  return <p className="muted">{t('unit.rounded')}</p>;
}
