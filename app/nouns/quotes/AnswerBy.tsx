import { DateTime } from '@ds/primitives/DateTime/DateTime';
import { useTranslation } from '~/i18n/use-translation';

interface AnswerByProps {
  at: Date | null;
  /** For how long yet, in milliseconds; null when no answer is awaited. */
  left: number | null;
}

const HOUR_MS = 3_600_000;
/** Fewer hours than these are told one by one. */
const IN_DAYS = 48;

/** Until when an answer is awaited, and how long that is yet. */
export function AnswerBy({ at, left }: AnswerByProps) {
  const { t } = useTranslation('quotes');
  if (at === null) return '–';
  const hours = left === null ? 0 : Math.floor(left / HOUR_MS);
  const words =
    hours >= IN_DAYS ? t('list.daysLeft', { count: Math.floor(hours / 24) }) : t('list.hoursLeft', { count: hours });
  return (
    <>
      <DateTime at={at} />
      {left === null ? null : (
        <>
          {' '}
          <span className="muted nowrap">{hours === 0 ? t('list.soon') : words}</span>
        </>
      )}
    </>
  );
}
