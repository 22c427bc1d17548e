import { useFetcher } from '@remix-run/react';
import { useEffect, useId } from 'react';
import { Banner } from '@ds/patterns/Banner/Banner';
import { Dialog } from '@ds/patterns/Dialog/Dialog';
import { Button } from '@ds/primitives/Button/Button';
import { ErrorSummary } from '@ds/primitives/ErrorSummary/ErrorSummary';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { Stack } from '@ds/primitives/Stack/Stack';
import { Form } from '~/forms/Form';
import type { FormReply } from '~/forms/parse-form.server';
import { usePath } from '~/http/paths';
import { useTranslation } from '~/i18n/use-translation';
import type { Confirmation } from './confirmation';
import { ConfirmationBody, useConfirmation } from './ConfirmScreen';

interface ConfirmDialogProps {
  confirm: Confirmation;
  action: string;
  close: () => void;
}

/** A confirmation page's question, over the page that leads to it. */
export function ConfirmDialog({ confirm, action, close }: ConfirmDialogProps) {
  const saving = useFetcher<FormReply>();
  const form = useConfirmation(confirm, saving.data, saving);
  // It is done, and the page behind is being reloaded.
  const isDone = saving.state === 'loading' && !saving.data?.error;
  useEffect(() => {
    if (isDone) close();
  });
  const { title, submit, keep, refusal, instead, isHarmless } = confirm;
  const path = usePath();
  const { t } = useTranslation('common');
  const aboutId = useId();
  const keepButton = (
    <Button type="button" variant="secondary" onClick={close}>
      {/* Where nothing is asked there is nothing to keep. */}
      {refusal === undefined ? keep : t('back')}
    </Button>
  );
  return (
    <Dialog
      isOpen
      onOpenChange={close}
      role="alertdialog"
      title={title}
      // Not by what is asked for, which is read as it is reached.
      describedBy={refusal === undefined ? aboutId : undefined}
      actions={
        refusal === undefined ? (
          <>
            <Button form={form.life.id} variant={isHarmless ? 'primary' : 'danger'}>
              {submit}
            </Button>
            {keepButton}
          </>
        ) : (
          <>
            {keepButton}
            {instead ? (
              <LinkButton variant="secondary" href={path(instead.to)}>
                {instead.label}
              </LinkButton>
            ) : null}
          </>
        )
      }
    >
      {refusal === undefined ? (
        <Form form={form} action={action}>
          <Stack>
            <ErrorSummary {...form.summary} />
            <ConfirmationBody confirm={confirm} form={form} aboutId={aboutId} />
          </Stack>
        </Form>
      ) : (
        <Banner tone="warning">{refusal}</Banner>
      )}
    </Dialog>
  );
}
