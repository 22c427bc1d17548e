import { useTranslation } from '~/i18n/use-translation';
import { Table } from '@ds/patterns/Table/Table';
import { useMoney } from '~/i18n/use-money';
import { useWhen } from '~/i18n/use-when';

interface ComparedVersion {
  stops: readonly string[];
  /** Of each way; shown where they differ. */
  addresses: readonly string[];
  departure: Date;
  return: Date | null;
  passengers: number;
  wheelchairs: number;
  /** Only for operators. */
  bus?: string;
  leaves?: Date;
  isBack?: Date;
  /** In öre: what this user pays or gets. */
  total: number;
}

const isAddress = (name: string): boolean => name === 'addresses' || name === 'homeAddresses';

interface BeforeAndAfterProps {
  before: ComparedVersion;
  after: ComparedVersion;
  /** Leaves out what stays as it is, but for the price. */
  brief?: boolean;
  /** Of the price, where it is not the customer's. */
  priceLabel?: string;
}

/** Two versions of a trip beside each other. */
export function BeforeAndAfter({ before, after, brief = false, priceLabel }: BeforeAndAfterProps) {
  const { t } = useTranslation('booking');
  const when = useWhen();
  const money = useMoney();
  const said = (version: ComparedVersion) => ({
    stops: version.stops.join(' – '),
    addresses: version.addresses[0] ?? '',
    homeAddresses: version.addresses[1] ?? '',
    departure: when(version.departure),
    return: version.return ? when(version.return) : '',
    passengers: String(version.passengers),
    wheelchairs: String(version.wheelchairs),
    bus: version.bus ?? '',
    leaves: version.leaves ? when(version.leaves) : '',
    isBack: version.isBack ? when(version.isBack) : '',
    price: money(version.total),
  });
  const [old, now] = [said(before), said(after)];
  const names = (Object.keys(old) as (keyof typeof old)[]).filter((name) =>
    isAddress(name) || (brief && name !== 'price') ? old[name] !== now[name] : old[name] !== '' || now[name] !== '',
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
