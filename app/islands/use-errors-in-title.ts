import { useEffect } from 'react';
import { useTranslation } from '~/i18n/use-translation';

/**
 * «Error: …» before the page's title while its form is refused, as the server writes it. In place of what was done before the page came:
 * the message that its title began with is old by then.
 */
export function useErrorsInTitle(hasErrors: boolean): void {
  const { t } = useTranslation();
  const prefix = `${t('errors:forms.titlePrefix')} `;
  useEffect(() => {
    const done = document.querySelector('title')?.dataset['done'] ?? '';
    document.title = titleWithErrors(document.title, { hasErrors, prefix, done });
  }, [hasErrors, prefix]);
}

export function titleWithErrors(
  title: string,
  { hasErrors, prefix, done }: { hasErrors: boolean; prefix: string; done: string },
): string {
  const without = (start: string, text: string) => (text.startsWith(start) ? text.slice(start.length) : text);
  return hasErrors ? prefix + without(done, without(prefix, title)) : without(prefix, title);
}
