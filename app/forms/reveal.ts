import { useTranslation } from '~/i18n/use-translation';

/** The texts of the button that shows a password, and its announcements. */
export function useReveal() {
  const { t } = useTranslation('auth');
  return {
    show: t('password.show'),
    hide: t('password.hide'),
    shown: t('password.shown'),
    hidden: t('password.hidden'),
    capsLock: t('password.capsLock'),
  };
}
