import { useBeforeUnload, useBlocker } from '@remix-run/react';
import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from '~/i18n/use-translation';

/** What a form would send, as a string for comparison. */
const contentOf = (form: HTMLFormElement): string =>
  JSON.stringify(
    [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
  );

const BEFORE_CHANGES = ['focusin', 'pointerdown', 'keydown', 'beforeinput'];
const CHANGES = ['beforeinput', 'input', 'change', 'keydown', 'pointerdown', 'click'];

/** React-aria's controls send no `input` when a date is typed, or a choice is made in what one of their buttons opens. */
function mayChange(event: Event): boolean {
  if (event instanceof KeyboardEvent) return event.key !== 'Tab';
  if (!(event instanceof MouseEvent)) return true;
  return event.target instanceof Element && event.target.closest('button') !== null;
}

/** Asks before unsaved input is left behind by a link, by «back» or by closing the page. */
export function LeaveGuard({ formId, isSaving }: { formId: string; isSaving: boolean }) {
  const { t } = useTranslation();
  const untouched = useRef<string>(undefined);
  const isChanged = useRef(false);
  const isDirty = useCallback(() => {
    const form = document.getElementById(formId);
    if (!(form instanceof HTMLFormElement) || !isChanged.current || untouched.current === undefined) return false;
    return contentOf(form) !== untouched.current;
  }, [formId]);

  // What the form would send is remembered until somebody changes something, and always before that: a control may write the same value
  // differently once react-aria's has replaced it.
  useEffect(() => {
    const form = document.getElementById(formId);
    if (!(form instanceof HTMLFormElement)) return;
    const remember = () => {
      if (!isChanged.current) untouched.current = contentOf(form);
    };
    const note = (event: Event) => {
      if (mayChange(event)) isChanged.current = true;
    };
    const controller = new AbortController();
    const options = { capture: true, signal: controller.signal };
    for (const kind of BEFORE_CHANGES) form.addEventListener(kind, remember, options);
    for (const kind of CHANGES) form.addEventListener(kind, note, options);
    return () => {
      controller.abort();
      untouched.current = undefined;
      isChanged.current = false;
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
