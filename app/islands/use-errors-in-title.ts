import { useEffect } from 'react';
import { useTranslation } from '~/i18n/use-translation';

/** «Error: …» before the page's title while its form is refused, as the server writes it. */
export function useErrorsInTitle(hasErrors: boolean): void {
  const { t } = useTranslation();
  const prefix = `${t('errors:forms.titlePrefix')} `;
  useEffect(() => {
    const title = document.title.startsWith(prefix) ? document.title.slice(prefix.length) : document.title;
    document.title = hasErrors ? prefix + title : title;
  }, [hasErrors, prefix]);
}
