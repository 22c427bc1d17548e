import { useTranslation } from '~/i18n/use-translation';

/** The texts of a file field for one picture. */
export function useFileTexts(): { choose: string; none: string; drop: string } {
  const { t } = useTranslation('common');
  return { choose: t('file.choose'), none: t('file.none'), drop: t('file.drop') };
}
