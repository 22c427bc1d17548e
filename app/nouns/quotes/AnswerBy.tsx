import { DateTime } from '@ds/primitives/DateTime/DateTime';
import { useTextBrowser } from '@ds/support/text-browser';
import { formatNotice } from '@formats';
import { useLocale } from '~/http/paths';
import { useTranslation } from '~/i18n/use-translation';

interface AnswerByProps {
  at: Date | null;
  /** For how long yet, in milliseconds; null when no answer is awaited. */
  left: number | null;
}

const HOUR_MS = 3_600_000;
/** From so many hours on, whole days are told. */
const IN_DAYS = 48;

/** Until when an answer is awaited, and how long that is yet. */
export function AnswerBy({ at, left }: AnswerByProps) {
  const { t } = useTranslation('quotes');
  const locale = useLocale();
  const textBrowser = useTextBrowser();
  if (at === null) return '–';
  if (left === null) return <DateTime at={at} />;
  const hours = Math.floor(left / HOUR_MS);
  const told = hours < IN_DAYS ? hours : hours - (hours % 24);
  const rest = told === 0 ? t('list.soon') : t('list.left', { time: formatNotice(told, locale) });
  return (
    <>
      <DateTime at={at} /> <span className="muted nowrap">{textBrowser ? `(${rest})` : rest}</span>
    </>
  );
}
