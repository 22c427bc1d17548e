import { useTranslation } from '~/i18n/use-translation';
import { Notice } from '@ds/patterns/Notice/Notice';
import { ProgressBar } from '@ds/primitives/ProgressBar/ProgressBar';
import { formatNumber } from '@formats';
import { useLocale } from '~/http/paths';
import type { Sending } from './send-file';

const MEGABYTE = 1_000_000;

/** The progress of a file upload that takes a while. */
export function SendingNotice({ sent, total }: Sending) {
  const { t } = useTranslation('common');
  const locale = useLocale();
  const megabytes = (bytes: number) => formatNumber(bytes / MEGABYTE, locale, 1);
  return (
    <Notice title={t('transport.sending')} isQuiet>
      <ProgressBar
        id="sending-file"
        label={t('transport.sent')}
        value={sent}
        max={total}
        valueText={t('transport.sentOf', { sent: megabytes(sent), total: megabytes(total) })}
      />
    </Notice>
  );
}
