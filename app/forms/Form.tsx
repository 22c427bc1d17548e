import { Form as RemixForm, useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { LeaveGuard } from './LeaveGuard';
import type { LiveForm } from './live-form';

interface FormProps {
  form: LiveForm;
  encType?: 'multipart/form-data';
  /** Where it posts to, when not to its own address: a dialog's. */
  action?: string;
  /** Asks before what was typed is left behind. */
  guarded?: boolean;
  children: ReactNode;
}

/**
 * A dashboard's form: posts to the address it stands at, query and all; in a hydrated page without loading it. The server checks what is
 * typed, and in the browser the schema, so the browser's own messages are off.
 */
export function Form({ form: { life }, encType, action, guarded = false, children }: FormProps) {
  const { pathname, search } = useLocation();
  const { id, fetcher, isSaving, ...handlers } = life;
  const Post = fetcher?.Form ?? RemixForm;
  return (
    <Post
      {...handlers}
      key={id}
      id={id}
      method="post"
      action={action ?? `${pathname}${search}`}
      {...(encType ? { encType } : {})}
      aria-busy={isSaving || undefined}
      noValidate
    >
      {guarded ? <LeaveGuard formId={id} isSaving={isSaving} /> : null}
      {children}
    </Post>
  );
}
