import { Form as RemixForm, useLocation } from '@remix-run/react';
import { Fragment, type ReactNode, useRef } from 'react';
import { Reach } from '@ds/support/reach';
import { LeaveGuard } from './LeaveGuard';
import type { LiveForm } from './live-form';
import { Sent } from './Sent';

interface FormProps {
  form: LiveForm;
  encType?: 'multipart/form-data';
  /** The address to post to if not the form's own: a dialog's. */
  action?: string;
  /** The page does not begin at its top again when the form is saved. */
  staysInPlace?: boolean;
  /** It is no more than its button: as a form, Chromium would leave what it holds out of the name of the cell around it. */
  role?: 'none';
  /** Asks before unsaved input is left behind. */
  guarded?: boolean;
  children: ReactNode;
}

/**
 * A dashboard's form: posts to its own address with the query, on a hydrated page without a page load. The server validates the input, and
 * in the browser the schema does, so the browser's own messages are off.
 */
export function Form({
  form: { life },
  encType,
  action,
  role,
  staysInPlace = false,
  guarded = false,
  children,
}: FormProps) {
  const { pathname, search } = useLocation();
  const { id, fill, fetcher, isSaving, ...handlers } = life;
  const Post = fetcher?.Form ?? RemixForm;
  const own = useRef<HTMLFormElement>(null);
  return (
    <Post
      {...handlers}
      key={id}
      ref={own}
      id={id}
      method="post"
      action={action ?? `${pathname}${search}`}
      {...(encType ? { encType } : {})}
      {...(role ? { role } : {})}
      aria-busy={isSaving || undefined}
      preventScrollReset={staysInPlace}
      noValidate
    >
      <Sent />
      {guarded ? <LeaveGuard formId={id} isSaving={isSaving} /> : null}
      <Reach around={own}>
        <Fragment key={fill}>{children}</Fragment>
      </Reach>
    </Post>
  );
}
