import { useTranslation } from '~/i18n/use-translation';
import type { JourneySheet } from '@bff/areas/journeys';
import { SummaryList, type SummaryRow } from '@ds/patterns/SummaryList/SummaryList';
import { DateTime } from '@ds/primitives/DateTime/DateTime';
import { StatusBadge } from '@ds/primitives/StatusBadge/StatusBadge';
import { CallButton } from '~/frame/CallButton';
import type { MenuArea } from '~/frame/area-menus';
import { PhoneLink } from '~/frame/PhoneLink';
import { Reached } from './Reached';

interface JourneyBusProps extends JourneySheet {
  /** Where its booking is, for those who see that. */
  bookingAt?: string | undefined;
  /** Whose dashboard it is: traffic control calls the driver, and a driver's page calls the company at its top. */
  reader: MenuArea;
}

/** Which bus, from where, and who drives it. */
export function JourneyBus({
  bus,
  leaves,
  back,
  driver,
  needsDriver,
  isDriverDue,
  emergencyPhone,
  reader,
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
        <Reached name={driver.name} phone={reader === 'traffic' ? driver.phone : null} />
      ) : isDriverDue ? (
        <StatusBadge tone="warning">{t('sheet.driverMissing')}</StatusBadge>
      ) : needsDriver ? (
        // Nothing to see to yet (decision 1290).
        <span className="muted">{t('sheet.driverMissing')}</span>
      ) : (
        t('sheet.noDriver')
      ),
    },
    ...(bus.drivers > 1 ? [{ label: t('sheet.drivers'), value: t('sheet.driversValue', { count: bus.drivers }) }] : []),
    {
      label: t('sheet.emergency'),
      value: reader === 'driver' ? <PhoneLink {...emergencyPhone} /> : <CallButton {...emergencyPhone} />,
    },
    {
      label: t('sheet.booking'),
      value: journey.bookingAt ? <a href={journey.bookingAt}>{journey.bookingNumber}</a> : journey.bookingNumber,
    },
  ];
  return <SummaryList rows={rows} />;
}
