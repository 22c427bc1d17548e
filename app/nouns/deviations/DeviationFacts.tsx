import { useTranslation } from '~/i18n/use-translation';
import type { DeviationRow } from '@bff/domain/deviations';
import type { ShownImage } from '@bff/domain/images';
import { SummaryList, type SummaryRow } from '@ds/patterns/SummaryList/SummaryList';
import { Drawing } from '@ds/pictures/Drawing/Drawing';
import { Columns } from '@ds/primitives/Columns/Columns';
import { DateTime } from '@ds/primitives/DateTime/DateTime';
import { Money } from '@ds/primitives/Money/Money';
import { formatDuration, formatNumber } from '@formats';
import { PAD } from '#fields/drawing';
import { useLocale, usePath } from '~/http/paths';
import { Section } from '~/screens/DetailScreen';
import { to } from '~/to';
import { DeviationBadge, HandlingBadge } from './DeviationBadges';

interface DeviationFactsProps {
  deviation: DeviationRow;
  /** For administrators, with the company. */
  office?: boolean;
  /** The page has a form with what was reported: it is not said twice. */
  isInForm?: boolean;
}

/** What was reported, and how far it has been handled. */
export function DeviationFacts({ deviation, office = false, isInForm = false }: DeviationFactsProps) {
  const { t } = useTranslation('deviations');
  const locale = useLocale();
  const path = usePath();
  const { cause, extraMetres, extraMinutes, price, comment, signature, drawnSignature, reportedAt, bookingNumber } =
    deviation;
  const reported: SummaryRow[] = [
    { label: t('fields.cause'), value: cause },
    { label: t('fields.extraMetres'), value: `${formatNumber(extraMetres / 1_000, locale, 1)} km` },
    { label: t('fields.extraMinutes'), value: formatDuration(extraMinutes * 60, locale) },
    { label: t('fields.price'), value: price === null ? '–' : <Money ore={price} /> },
    ...(comment ? [{ label: t('fields.comment'), value: comment }] : []),
    { label: t('fields.signature'), value: signature },
  ];
  const rows: SummaryRow[] = [
    { label: t('fields.handling'), value: <HandlingBadge handling={deviation.handling} /> },
    { label: t('fields.status'), value: <DeviationBadge status={deviation.status} /> },
    {
      label: t('fields.booking'),
      value: (
        <a href={path(office ? to.adminBooking(bookingNumber) : to.companyBooking(bookingNumber))}>{bookingNumber}</a>
      ),
    },
    ...(office
      ? [
          {
            label: t('fields.company'),
            value: <a href={path(to.editCompany(deviation.companyId))}>{deviation.companyName}</a>,
          },
        ]
      : []),
    ...(isInForm ? [] : reported),
    ...(drawnSignature
      ? [
          {
            label: t('fields.drawnSignature'),
            value: (
              <Drawing
                strokes={drawnSignature}
                width={PAD.width}
                height={PAD.height}
                label={t('drawn.of', { name: signature })}
              />
            ),
          },
        ]
      : []),
    { label: t('fields.reported'), value: <DateTime at={reportedAt} /> },
  ];
  return (
    <Section id="facts" title={t('details.facts')}>
      <SummaryList rows={rows} />
    </Section>
  );
}

/** Its pictures, each linking to the full size. */
export function DeviationImages({ images }: { images: readonly ShownImage[] }) {
  const { t } = useTranslation('deviations');
  if (images.length === 0) return null;
  return (
    <Section id="images" title={t('details.images')}>
      <Columns>
        {images.map(({ address, width, height }, place) => (
          <a key={address} href={address}>
            <img
              src={address}
              width={width}
              height={height}
              alt={t('fields.image', { number: place + 1 })}
              loading="lazy"
            />
          </a>
        ))}
      </Columns>
    </Section>
  );
}
