import { useTranslation } from '~/i18n/use-translation';
import { formatMoment } from '@formats';
import { Button } from '@ds/primitives/Button/Button';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { Row } from '@ds/primitives/Row/Row';
import { Stack } from '@ds/primitives/Stack/Stack';
import type { ReservationOver } from '@bff/areas/customer';
import { Money } from '@ds/primitives/Money/Money';
import { TripLine } from '~/nouns/trips/TripLine';
import { useErrorMessage } from '~/forms/error-text';
import { useLocale, usePath } from '~/http/paths';
import { to } from '~/to';
import { offerGoneTitle } from './offer-gone';

interface OfferGoneProps {
  error: string;
  search: string | null;
  /** The order whose buses can be held again. */
  again?: string | null;
  /** What was typed before is in the form again after that. */
  isKept?: boolean;
  /** What had been reserved. */
  trip?: ReservationOver['trip'];
  /** The quote that can be accepted again. */
  quote?: { requestNumber: string; expiresAt: Date } | null;
}

/** The bus is gone, the price has expired, time ran out, or a rule prevents it: says so, with what can be done now. */
export function OfferGone({ error, search, again = null, quote = null, isKept = false, trip }: OfferGoneProps) {
  const { t } = useTranslation('reservation');
  const message = useErrorMessage();
  const path = usePath();
  const locale = useLocale();
  return (
    <Stack>
      <h1>{t(offerGoneTitle(error))}</h1>
      <p role="alert">{again ? t('again.text') : message(error)}</p>
      {trip ? (
        <p>
          <strong>
            <TripLine {...trip} />
          </strong>
          <br />
          {trip.company}, <Money ore={trip.total} />
        </p>
      ) : null}
      <p>{t('gone.text')}</p>
      {again && isKept ? <p>{t('again.kept')}</p> : null}
      {quote ? <p>{t('quote.again', { at: formatMoment(quote.expiresAt, locale) })}</p> : null}
      <Row>
        {again ? (
          <form method="post" action={path(to.hold())} data-submit-once="">
            <input type="hidden" name="again" value={again} />
            <Button>{t('again.submit')}</Button>
          </form>
        ) : null}
        {quote ? <LinkButton href={path(to.quoteRequest(quote.requestNumber))}>{t('quote.show')}</LinkButton> : null}
        <LinkButton
          variant={again || quote ? 'secondary' : undefined}
          href={search ? `${path(to.search())}?${search}` : path(to.home())}
        >
          {t('gone.alternatives')}
        </LinkButton>
      </Row>
    </Stack>
  );
}
