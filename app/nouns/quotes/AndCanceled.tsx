import { NextLine } from '@ds/support/NextLine';
import { Apart } from '@ds/primitives/StatusBadge/Apart';
import { usePath } from '~/http/paths';
import { useTranslation } from '~/i18n/use-translation';

interface AndCanceledProps {
  /** What was made from the quote, as its reader knows it: a company has bookings. */
  what: 'order' | 'booking';
  /** In a list, below the answer. */
  stacked?: boolean;
  /** Where what is canceled is shown: a path without its language. */
  at?: string | undefined;
}

/** With an answer that stays as it was: what was bought by it is canceled (docs/decisions/1362). */
export function AndCanceled({ what, stacked = false, at }: AndCanceledProps) {
  const { t } = useTranslation('quotes');
  const path = usePath();
  const said = t(`quote.${what}Canceled`);
  return (
    <>
      {stacked ? <NextLine /> : <Apart />}
      {at === undefined ? (
        <span className={stacked ? 'small nowrap' : undefined}>{said}</span>
      ) : (
        <a className="small nowrap" href={path(at)}>
          {said}
        </a>
      )}
    </>
  );
}
