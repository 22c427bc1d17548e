import { useTranslation } from '~/i18n/use-translation';
import type { PickedPage } from '@bff/areas/customer';
import { PriceLines } from '@ds/patterns/PriceLines/PriceLines';
import { PriceSummary } from '@ds/patterns/PriceSummary/PriceSummary';
import { Split } from '@ds/patterns/Split/Split';
import { Stack } from '@ds/primitives/Stack/Stack';
import { Button } from '@ds/primitives/Button/Button';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { formatTime } from '@formats';
import { usePath } from '~/http/paths';
import { useMoney } from '~/i18n/use-money';
import { to } from '~/to';
import { isTooMany, refusedTitle } from './offer-gone';
import { OfferGone } from './OfferGone';
import { OtherHolds } from './OtherHolds';
import { BookingSteps } from '~/nouns/bookings/BookingSteps';
import { ToResults } from '~/nouns/trips/ToResults';
import { PickedTrip } from '~/nouns/trips/PickedTrip';

/** A picked offer, one press from being held, at its price or at a new one beside it; or what is in the way. */
export function PickedOfferPage({
  page: { checked, mayBook, refusal },
  results,
}: {
  page: PickedPage;
  /** The query of the results that it was picked from. */
  results: string;
}) {
  const { t } = useTranslation('reservation');
  const money = useMoney();
  const path = usePath();
  if (checked.state === 'gone') return <OfferGone error="booking.occupied" search={results} />;
  const { state, offer, sealed } = checked;
  if (refusal && !isTooMany(refusal))
    return <OfferGone error={[refusal.key, ...refusal.params].join(',')} search={results} />;
  const hasChanged = state === 'otherPrice';
  return (
    <Split
      side="end"
      // On a phone the trip comes before its price and the button that books it.
      asideLast
      label={t('price')}
      aside={
        <PriceSummary title={t('price')} total={offer.total} note={offer.hasSwedishTax ? t('inclTax') : t('noTax')}>
          {refusal ? null : mayBook ? (
            <form method="post" action={path(to.hold())} data-submit-once="">
              <input type="hidden" name="offer" value={sealed} />
              <Button wide>
                {hasChanged
                  ? t('otherPrice.hold', { price: money(offer.total, { decimals: false }) })
                  : t('picked.hold')}
              </Button>
            </form>
          ) : (
            <p className="small">{t('picked.mayNotBook')}</p>
          )}
          {hasChanged ? (
            <LinkButton variant="secondary" wide href={`${path(to.search())}?${results}`}>
              {t('otherPrice.others')}
            </LinkButton>
          ) : null}
        </PriceSummary>
      }
    >
      <Stack>
        <ToResults search={results} />
        <BookingSteps current={0} />
        <h1>{refusal ? refusedTitle(t, refusal) : t(hasChanged ? 'otherPrice.title' : 'picked.title')}</h1>
        {refusal ? <OtherHolds /> : null}
        {hasChanged ? (
          <>
            <p>{t(checked.before < offer.total ? 'otherPrice.higher' : 'otherPrice.lower')}</p>
            <PriceLines
              caption={t('price')}
              lines={[
                { label: t('otherPrice.before'), ore: checked.before },
                { label: t('otherPrice.difference'), ore: offer.total - checked.before },
                { label: t('otherPrice.now'), ore: offer.total, kind: 'total' },
              ]}
            />
            <p>{t('otherPrice.until', { time: formatTime(offer.expires) })}</p>
          </>
        ) : refusal ? null : (
          <p>{t(state === 'samePrice' ? 'picked.same' : 'picked.lead', { time: formatTime(offer.expires) })}</p>
        )}
        <PickedTrip offer={offer} />
      </Stack>
    </Split>
  );
}
