import { useFetcher } from '@remix-run/react';
import { type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import { Banner } from '@ds/patterns/Banner/Banner';
import { Dialog } from '@ds/patterns/Dialog/Dialog';
import { Button, type ButtonLook } from '@ds/primitives/Button/Button';
import { ErrorSummary } from '@ds/primitives/ErrorSummary/ErrorSummary';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { Stack } from '@ds/primitives/Stack/Stack';
import { useScripts } from '@ds/support/scripts';
import { Form } from '~/forms/Form';
import type { FormReply } from '~/forms/parse-form.server';
import { usePath } from '~/http/paths';
import type { Confirmation } from './confirmation';
import { ConfirmationBody, useConfirmation } from './ConfirmScreen';

interface ConfirmLinkProps extends ButtonLook {
  /** The confirmation's page: a path without its language. */
  to: string;
  children: ReactNode;
}

/** A link to a confirmation. Where React runs, the question is asked in place, with what its page's loader answers. */
export function ConfirmLink({ to, children, ...look }: ConfirmLinkProps) {
  const href = usePath()(to);
  const asked = useFetcher<{ confirm: Confirmation }>();
  const [isOpen, setOpen] = useState(false);
  const ask = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    asked.load(href);
    setOpen(true);
  };
  const confirm = asked.state === 'idle' ? asked.data?.confirm : undefined;
  return (
    <>
      <LinkButton {...look} href={href} onClick={useScripts() ? ask : undefined}>
        {children}
      </LinkButton>
      {isOpen && confirm ? <ConfirmDialog confirm={confirm} action={href} close={() => setOpen(false)} /> : null}
    </>
  );
}

interface ConfirmDialogProps {
  confirm: Confirmation;
  action: string;
  close: () => void;
}

function ConfirmDialog({ confirm, action, close }: ConfirmDialogProps) {
  const saving = useFetcher<FormReply>();
  const form = useConfirmation(confirm, saving.data, saving);
  // It is done, and the page behind is being loaded anew.
  const isDone = saving.state === 'loading' && !saving.data?.error;
  useEffect(() => {
    if (isDone) close();
  });
  const { title, submit, keep, refusal, isHarmless } = confirm;
  const keepButton = (
    <Button type="button" variant="secondary" onClick={close}>
      {keep}
    </Button>
  );
  return (
    <Dialog
      isOpen
      onOpenChange={close}
      role="alertdialog"
      title={title}
      actions={
        refusal === undefined ? (
          <>
            <Button form={form.life.id} variant={isHarmless ? 'primary' : 'danger'}>
              {submit}
            </Button>
            {keepButton}
          </>
        ) : (
          keepButton
        )
      }
    >
      {refusal === undefined ? (
        <Form form={form} action={action}>
          <Stack>
            <ErrorSummary {...form.summary} />
            <ConfirmationBody confirm={confirm} form={form} />
          </Stack>
        </Form>
      ) : (
        <Banner tone="warning">{refusal}</Banner>
      )}
    </Dialog>
  );
}
