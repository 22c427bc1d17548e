import { useBeforeUnload, useBlocker } from '@remix-run/react';
import { useCallback, useEffect, useRef } from 'react';
import { AlertDialog } from '@ds/patterns/Dialog/AlertDialog';
import { useTranslation } from '~/i18n/use-translation';
import { isBegunAnew } from '~/navigation/section-of';
import { useTransport } from '~/navigation/use-transport';

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
  // A page may have another form under the same path. To its own address a form is sent, and a jump leads; a link begins it anew.
  const blocker = useBlocker(({ currentLocation: here, nextLocation: next }) => {
    const isElsewhere = here.pathname !== next.pathname || here.search !== next.search;
    return !isSaving && (isElsewhere || isBegunAnew(next.state)) && isDirty();
  });
  const isAsked = blocker.state === 'blocked';
  // After a deployment the dialog's script may be gone: the browser asks.
  const { isOutdated } = useTransport();
  useEffect(() => {
    if (blocker.state !== 'blocked' || !isOutdated) return;
    if (window.confirm(t('errors:forms.leave'))) blocker.proceed();
    else blocker.reset();
  }, [blocker, isOutdated, t]);
  return (
    <AlertDialog
      isOpen={isAsked && !isOutdated}
      onOpenChange={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
      title={t('errors:forms.leave')}
      confirmLabel={t('errors:forms.leaveGo')}
      cancelLabel={t('errors:forms.leaveStay')}
    >
      {t('errors:forms.leaveText')}
    </AlertDialog>
  );
}
