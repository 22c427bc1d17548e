import { useTranslation } from 'react-i18next';
import type { ReservationView } from '@bff/areas/customer';
import { Banner } from '@ds/patterns/Banner/Banner';
import { PriceLines } from '@ds/patterns/PriceLines/PriceLines';
import { PriceSummary } from '@ds/patterns/PriceSummary/PriceSummary';
import { Split } from '@ds/patterns/Split/Split';
import { Steps } from '@ds/patterns/Steps/Steps';
import { Countdown } from '@ds/primitives/Countdown/Countdown';
import { Stack } from '@ds/primitives/Stack/Stack';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { formatDateTime, formatPercent, formatTime } from '@formats';
import type { FormReply } from '~/forms/parse-form.server';
import { useLocale, usePath } from '~/http/paths';
import { ReservationForm } from './ReservationForm';

/** A held order: how long it is held, what it costs, and the details that are needed before paying. */
export function ReservationPage({
  reservation,
  typed,
  reply,
}: {
  reservation: ReservationView;
  typed: Readonly<Record<string, string>>;
  reply: FormReply | undefined;
}) {
  const { t } = useTranslation('reservation');
  const locale = useLocale();
  const path = usePath();
  const { number, holdExpiresAt, now, stops, buses, total, customerPrice, tax, taxBasisPoints, tiers } = reservation;
  return (
    <>
      <Steps
        label={t('steps.label')}
        current={1}
        steps={[
          { label: t('steps.choose') },
          { label: t('steps.details') },
          { label: t('steps.pay') },
          { label: t('steps.done') },
        ]}
      />
      <Split
        side="end"
        sticky
        label={t('price')}
        aside={
          <PriceSummary title={t('price')} total={total} note={tax > 0 ? t('inclTax') : t('noTax')}>
            <PriceLines
              caption={t('price')}
              lines={[
                { label: t('exclTax'), ore: customerPrice },
                ...(tax > 0 ? [{ label: t('tax', { percent: formatPercent(taxBasisPoints, locale) }), ore: tax }] : []),
                { label: t('total'), ore: total, kind: 'total' as const },
              ]}
            />
            <p>
              <Countdown
                until={holdExpiresAt}
                now={now}
                reloadWhenEnded
                texts={{ running: t('hold.running'), ended: t('hold.ended') }}
              >
                {t('hold.until', { time: formatTime(holdExpiresAt) })}
              </Countdown>
            </p>
            <ul className="small">
              {buses.map((bus, index) => (
                <li key={index}>
                  {t('bus', { type: t(`search:busType.${bus.busType}`), seats: bus.seats, company: bus.company })}
                </li>
              ))}
              {tiers.length === 0 ? <li>{t('search:offer.freeAlways')}</li> : null}
              {tiers.map((tier) => (
                <li key={tier.hours}>
                  {t('search:offer.tier', { hours: tier.hours, percent: formatPercent(tier.basisPoints, locale) })}
                </li>
              ))}
            </ul>
            <p className="small">{t('noWithdrawal')}</p>
          </PriceSummary>
        }
      >
        <Stack>
          <h1>{t('title')}</h1>
          <p>
            {t('lead', {
              from: stops[0]?.name,
              to: stops.at(-1)?.name,
              departure: formatDateTime(reservation.departure),
            })}
          </p>
          {reservation.lastPaymentFailed ? (
            <Banner tone="warning" title={t('failed.title')}>
              {t('failed.text', { time: formatTime(holdExpiresAt) })}
            </Banner>
          ) : null}
          {reservation.payUrl ? (
            <Banner tone="info" title={t('open.title')}>
              <p>{t('open.text')}</p>
              <LinkButton href={reservation.payUrl} variant="secondary">
                {t('open.continue')}
              </LinkButton>
            </Banner>
          ) : null}
          <ReservationForm reservation={reservation} typed={typed} reply={reply} />
          <p>
            <a href={path(`/purchases/cancel/${number}`)}>{t('release')}</a>
          </p>
        </Stack>
      </Split>
    </>
  );
}
