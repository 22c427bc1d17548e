import { useFetcher } from '@remix-run/react';
import { type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import type { ButtonLook } from '@ds/primitives/Button/Button';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { useLoaded } from '@ds/support/once-loaded';
import { secondLife } from '@ds/support/second-lives';
import { useScripts } from '@ds/support/use-scripts';
import { usePath } from '~/http/paths';
import { follow } from '~/navigation/follow';
import { transport } from '~/navigation/transport';
import { useTransport } from '~/navigation/use-transport';
import type { Confirmation } from './confirmation';

/** Loaded on demand, with the validation of its form. */
const dialog = secondLife(() => import('./ConfirmDialog').then(({ ConfirmDialog }) => ConfirmDialog));

interface ConfirmLinkProps extends ButtonLook {
  /** The confirmation's page: a path without its language. */
  to: string;
  /** Its name, where the same words lead from several rows. */
  label?: string;
  children: ReactNode;
}

/** A link to a confirmation. Where React runs, the question is asked in place, with its page's loader data. */
export function ConfirmLink({ to, label, children, ...look }: ConfirmLinkProps) {
  const href = usePath()(to);
  const [isOpen, setOpen] = useState(false);
  const [confirm, setConfirm] = useState<Confirmation>();
  const ask = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setConfirm(undefined);
    void transport.whenOnline(() => setOpen(true));
  };
  const ConfirmDialog = useLoaded(dialog, isOpen);
  // After a deployment the dialog's script may be gone: its page asks, in the new version.
  const mustLeave = useTransport().isOutdated && isOpen && !ConfirmDialog;
  useEffect(() => {
    if (mustLeave) follow(href);
  }, [mustLeave, href]);
  return (
    <>
      <LinkButton {...look} href={href} aria-label={label} onClick={useScripts() ? ask : undefined}>
        {children}
      </LinkButton>
      {isOpen && !confirm ? <Question href={href} onRead={setConfirm} /> : null}
      {isOpen && confirm && ConfirmDialog ? (
        <ConfirmDialog confirm={confirm} action={href} close={() => setOpen(false)} />
      ) : null}
    </>
  );
}

/**
 * Reads the question, and is gone then: a fetcher that stayed would read it again with what its answer has changed, and there may be nothing
 * left to ask about.
 */
function Question({ href, onRead }: { href: string; onRead: (confirm: Confirmation) => void }) {
  const { load, data } = useFetcher<{ confirm: Confirmation }>();
  useEffect(() => load(href), [load, href]);
  useEffect(() => {
    if (data) onRead(data.confirm);
  }, [data, onRead]);
  return null;
}
