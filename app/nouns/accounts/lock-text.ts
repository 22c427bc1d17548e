import type { LockedFrom } from '@bff/domain/accounts';
import { formatMoment } from '@formats';
import type { Locale } from '~/i18n/i18n';
import type { Translate } from '~/i18n/text-keys';

/** Why the account cannot log in, and what ends that. */
export const lockText = ({ address, since, until }: LockedFrom, t: Translate, locale: Locale): string =>
  address === null
    ? t('users:details.lockedEverywhere', { since: formatMoment(since, locale) })
    : t('users:details.lockedFrom', { address, until: until && formatMoment(until, locale) });
