import type { Translate } from '~/i18n/text-keys';
import type { ShownBookingStatus } from '@states/booking-states';

/** A booking's state as its customer reads it. A bus that is held is _reserved_, as on every page that leads there; staff have the specification's word. */
export const customerStatus = (t: Translate, status: ShownBookingStatus): string =>
  status === 'preliminaryBooked' ? t('booking:held.status') : t(`booking:status.${status}`);
