import { ErrorSummary } from '@ds/primitives/ErrorSummary/ErrorSummary';
import type { FormReply } from '~/forms/parse-form.server';
import { useShownForm } from '~/forms/shown-form';
import { useTranslation } from '~/i18n/use-translation';
import { reservationLabels } from './ReservationForm';

export const RESERVATION_ERRORS_ID = 'reservation-errors';

interface ReservationErrorsProps {
  stops: Parameters<typeof reservationLabels>[1];
  reply: FormReply | undefined;
}

/** Where a reservation's errors are listed: under the page's heading, because on a phone the form begins far below it. */
export function ReservationErrors({ stops, reply }: ReservationErrorsProps) {
  const { t } = useTranslation('reservation');
  const { summary } = useShownForm(reply, { labels: reservationLabels(t, stops) });
  return (
    <div id={RESERVATION_ERRORS_ID} hidden={summary.errors.length === 0}>
      <div>
        <ErrorSummary {...summary} />
      </div>
    </div>
  );
}
