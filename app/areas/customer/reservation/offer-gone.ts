import type { DomainError } from '@bff/domain/shared/errors';
import type { Translate } from '~/i18n/text-keys';

/** The heading of an offer that cannot be had, as a key of the texts: only a bus that somebody else took is gone. */
export const offerGoneTitle = (error: string) =>
  error.startsWith('booking.holdExpired')
    ? 'reservation:over.title'
    : error.startsWith('booking.occupied')
      ? 'reservation:gone.title'
      : 'reservation:gone.notHeld';

export const isTooMany = ({ key }: { key: string }): boolean => key === 'booking.tooManyHolds';

/** The heading of a page about an offer that was refused. */
export const refusedTitle = (t: Translate, refusal: Pick<DomainError, 'key' | 'params'>): string =>
  isTooMany(refusal)
    ? t('reservation:gone.tooMany', { count: Number(refusal.params[0]) })
    : t(offerGoneTitle(refusal.key));
