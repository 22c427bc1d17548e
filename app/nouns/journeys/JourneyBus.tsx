import { useTranslation } from '~/i18n/use-translation';
import type { JourneySheet } from '@bff/areas/journeys';
import { SummaryList, type SummaryRow } from '@ds/patterns/SummaryList/SummaryList';
import { DateTime } from '@ds/primitives/DateTime/DateTime';
import { StatusBadge } from '@ds/primitives/StatusBadge/StatusBadge';
import { CallButton } from '~/frame/CallButton';
import { Reached } from './Reached';

interface JourneyBusProps extends JourneySheet {
  /** Where its booking is, for those who see that. */
  bookingAt?: string | undefined;
  /** For those who may call the driver. */
  callsDriver: boolean;
}

/** Which bus, from where, and who drives it. */
export function JourneyBus({
  bus,
  leaves,
  back,
  driver,
  needsDriver,
  emergencyPhone,
  callsDriver,
  ...journey
}: JourneyBusProps) {
  const { t } = useTranslation('journeys');
  const rows: SummaryRow[] = [
    {
      label: t('sheet.vehicle'),
      value: t('sheet.vehicleValue', { number: bus.registrationNumber, model: bus.model, count: bus.seats }),
    },
    {
      label: t('sheet.leaves'),
      value: (
        <>
          <DateTime at={leaves.at} /> {leaves.from}
        </>
      ),
    },
    { label: t('sheet.back'), value: <DateTime at={back} /> },
    {
      label: t('sheet.driver'),
      value: driver ? (
        <Reached name={driver.name} phone={callsDriver ? driver.phone : null} />
      ) : needsDriver ? (
        <StatusBadge tone="warning">{t('sheet.driverMissing')}</StatusBadge>
      ) : (
        t('sheet.noDriver')
      ),
    },
    ...(bus.drivers > 1 ? [{ label: t('sheet.drivers'), value: t('sheet.driversValue', { count: bus.drivers }) }] : []),
    { label: t('sheet.emergency'), value: <CallButton {...emergencyPhone} /> },
    {
      label: t('sheet.booking'),
      value: journey.bookingAt ? <a href={journey.bookingAt}>{journey.bookingNumber}</a> : journey.bookingNumber,
    },
  ];
  return <SummaryList rows={rows} />;
}
