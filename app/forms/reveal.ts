import { useTranslation } from '~/i18n/use-translation';

/** What the button says that shows a password, and what is said aloud then. */
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
