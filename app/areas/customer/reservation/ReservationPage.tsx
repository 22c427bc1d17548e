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
import { formatLongDateTime, formatPercent, formatTime } from '@formats';
import type { FormReply } from '~/forms/parse-form.server';
import { useLocale, usePath } from '~/http/paths';
import { to } from '~/to';
import { ReservationIsland } from './ReservationIsland';

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
  const { number, holdExpiresAt, now, stops, buses, total, customerPrice, tax, taxBasisPoints } = reservation;
  const until = formatTime(holdExpiresAt);
  return (
    <Stack gap="l">
      <Stack>
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
        <h1>{t('title')}</h1>
        <p>
          {t('lead', {
            from: stops[0]?.name,
            to: stops.at(-1)?.name,
            departure: formatLongDateTime(reservation.departure, locale),
          })}
        </p>
        {reservation.lastPaymentFailed ? (
          <Banner tone="warning" title={t('failed.title')}>
            {t('failed.text', { time: until })}
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
      </Stack>
      <Split
        side="end"
        sticky
        label={t('price')}
        aside={
          <PriceSummary title={t('price')} total={total} note={tax > 0 ? t('inclTax') : t('noTax')}>
            <p>
              <strong>
                <Countdown
                  until={holdExpiresAt}
                  now={now}
                  reloadWhenEnded
                  texts={{ running: t('hold.running', { time: until }), ended: t('hold.ended') }}
                >
                  {t('hold.until', { time: until })}
                </Countdown>
              </strong>
            </p>
            <PriceLines
              caption={t('price')}
              lines={[
                { label: t('exclTax'), ore: customerPrice },
                ...(tax > 0 ? [{ label: t('tax', { percent: formatPercent(taxBasisPoints, locale) }), ore: tax }] : []),
              ]}
            />
            {buses.map((bus, index) => (
              <p key={index} className="small">
                {t('bus', { type: t(`search:busType.${bus.busType}`), seats: bus.seats, company: bus.company })}
              </p>
            ))}
          </PriceSummary>
        }
      >
        <Stack gap="l">
          <ReservationIsland reservation={reservation} typed={typed} reply={reply} />
          <p>
            {t('changedMind')} <a href={path(to.cancelPurchase(number))}>{t('release')}</a>
          </p>
        </Stack>
      </Split>
    </Stack>
  );
}
