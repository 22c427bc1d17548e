import type { ComponentProps } from 'react';
import { PriceLines } from '@ds/patterns/PriceLines/PriceLines';
import { useTranslation } from '~/i18n/use-translation';

/**
 * A price list's lines with how each was calculated, for those who check them: metres and seconds are charged, of which kilometres and minutes
 * show less, and fewer kilometres are charged than the bus drives.
 */
export function CalculatedPrice(price: ComponentProps<typeof PriceLines>) {
  const { t } = useTranslation('booking');
  return (
    <>
      <PriceLines {...price} />
      {price.lines.some(({ detail }) => detail) ? <p className="muted">{t('unit.rounded')}</p> : null}
    </>
  );
}
