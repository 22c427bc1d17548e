import { useBeforeUnload, useBlocker } from '@remix-run/react';
import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from '~/i18n/use-translation';

/** What a form would send, as a string for comparison. */
const contentOf = (form: HTMLFormElement): string =>
  JSON.stringify(
    [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
  );

/** Asks before unsaved input is left behind by a link, by «back» or by closing the page. */
export function LeaveGuard({ formId, isSaving }: { formId: string; isSaving: boolean }) {
  const { t } = useTranslation();
  const untouched = useRef<string>(undefined);
  const isDirty = useCallback(() => {
    const form = document.getElementById(formId);
    if (!(form instanceof HTMLFormElement) || untouched.current === undefined) return false;
    return contentOf(form) !== untouched.current;
  }, [formId]);

  // From the first interaction on: before that, components may still be hydrating.
  useEffect(() => {
    const form = document.getElementById(formId);
    if (!(form instanceof HTMLFormElement)) return;
    const look = () => void (untouched.current ??= contentOf(form));
    form.addEventListener('focusin', look, { capture: true });
    form.addEventListener('pointerdown', look, { capture: true });
    return () => {
      form.removeEventListener('focusin', look, { capture: true });
      form.removeEventListener('pointerdown', look, { capture: true });
      untouched.current = undefined;
    };
  }, [formId]);

  useBeforeUnload(
    useCallback(
      (event) => {
        if (!isSaving && isDirty()) event.preventDefault();
      },
      [isDirty, isSaving],
    ),
  );
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => !isSaving && currentLocation.pathname !== nextLocation.pathname && isDirty(),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (window.confirm(t('errors:forms.leave'))) blocker.proceed();
    else blocker.reset();
  }, [blocker, t]);
  return null;
}
