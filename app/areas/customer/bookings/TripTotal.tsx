import { useTranslation } from '~/i18n/use-translation';
import type { BookingListRow } from '@bff/areas/customer';
import { Money } from '@ds/primitives/Money/Money';
import { WordsBefore } from '@ds/support/WordsBefore';
import { Apart } from '@ds/primitives/StatusBadge/Apart';
import { useIsTextBrowser } from '@ds/support/text-browser';

/** A trip's price; of a canceled one, which is no longer owed, also what was paid back and what it cost. */
export function TripTotal({ total, shown, repaid, fees }: Pick<BookingListRow, 'total' | 'shown' | 'repaid' | 'fees'>) {
  const { t } = useTranslation('booking');
  // Text browsers write a struck price as a change of a text, and a cell's second line beside the wrong cell.
  const isLine = useIsTextBrowser();
  const price = <Money ore={total} whole />;
  if (shown !== 'canceled') return price;
  const more = [
    ...(repaid ? [{ label: t(`refund.${repaid.status}`), ore: repaid.amount }] : []),
    ...(fees > 0 ? [{ label: t('list.fee'), ore: fees }] : []),
  ].map(({ label, ore }) =>
    isLine ? (
      <span key={label}>
        <Apart />
        <WordsBefore>{label}</WordsBefore>
        <Money ore={ore} />
      </span>
    ) : (
      <div key={label} className="small nowrap">
        <WordsBefore>{label}</WordsBefore>
        <Money ore={ore} />
      </div>
    ),
  );
  return (
    <>
      {isLine ? price : <s>{price}</s>}
      {more}
    </>
  );
}
