import { useTranslation } from '~/i18n/use-translation';
import { Table } from '@ds/patterns/Table/Table';
import type { BusType } from '@states/vehicle-words';
import { useLocale } from '~/http/paths';
import { useMoney } from '~/i18n/use-money';
import { useWhen } from '~/i18n/use-when';
import { useWords } from '~/i18n/use-words';
import { namesOnBoard, type OnBoard } from '~/nouns/companies/on-board';

interface ComparedVersion {
  stops: readonly string[];
  /** Of each way. */
  addresses: readonly string[];
  departure: Date;
  return: Date | null;
  passengers: number;
  wheelchairs: number;
  /** With its number for operators. */
  bus?: { busType: BusType; model: string; seats: number; registrationNumber?: string } | undefined;
  /** What the bus has and that of the other version lacks. */
  onBoard?: OnBoard | undefined;
  /** Only for operators. */
  leaves?: Date;
  isBack?: Date;
  /** In öre: what this user pays or gets. */
  total: number;
}

/** Where one version has something and the other has not. */
const NONE = '–';

interface BeforeAndAfterProps {
  before: ComparedVersion;
  after: ComparedVersion;
  /** Of the price, where it is not the customer's. */
  priceLabel?: string;
}

/** Two versions of a trip beside each other: what differs, and the price. */
export function BeforeAndAfter({ before, after, priceLabel }: BeforeAndAfterProps) {
  const { t } = useTranslation('booking');
  const when = useWhen();
  const money = useMoney();
  const bus = ({ busType, model, seats, registrationNumber }: NonNullable<ComparedVersion['bus']>) =>
    [t('details.modelValue', { type: t(`busType.${busType}`), model, count: seats }), registrationNumber]
      .filter(Boolean)
      .join(', ');
  const word = useWords('search');
  const locale = useLocale();
  const onBoard = (has: OnBoard | undefined) => (has ? namesOnBoard(has, { word, locale }).join(', ') : '') || NONE;
  const said = (version: ComparedVersion) => ({
    stops: version.stops.join(' – '),
    addresses: version.addresses[0] ?? '',
    homeAddresses: version.addresses[1] ?? '',
    departure: when(version.departure),
    return: version.return ? when(version.return) : '',
    passengers: String(version.passengers),
    wheelchairs: String(version.wheelchairs),
    bus: version.bus ? bus(version.bus) : '',
    equipment: onBoard(version.onBoard),
    leaves: version.leaves ? when(version.leaves) : '',
    isBack: version.isBack ? when(version.isBack) : '',
    price: money(version.total),
  });
  const [old, now] = [said(before), said(after)];
  const names = (Object.keys(old) as (keyof typeof old)[]).filter(
    (name) => name === 'price' || old[name] !== now[name],
  );
  return (
    <Table
      caption={t('change.preview.caption')}
      hideCaption
      rows={names}
      rowKey={(name) => name}
      columns={[
        {
          key: 'what',
          label: t('change.preview.what'),
          rowHeader: true,
          cell: (name) => (name === 'price' && priceLabel) || t(`change.preview.${name}`),
        },
        { key: 'was', label: t('change.preview.was'), cell: (name) => old[name] },
        {
          key: 'becomes',
          label: t('change.preview.becomes'),
          cell: (name) => (old[name] === now[name] ? now[name] : <strong>{now[name]}</strong>),
        },
      ]}
    />
  );
}
