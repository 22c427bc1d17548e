import { useFetcher } from '@remix-run/react';
import { Button } from '@ds/primitives/Button/Button';
import { Disclosure } from '@ds/primitives/Disclosure/Disclosure';
import { ErrorSummary } from '@ds/primitives/ErrorSummary/ErrorSummary';
import { Row } from '@ds/primitives/Row/Row';
import { Stack } from '@ds/primitives/Stack/Stack';
import { Form } from '~/forms/Form';
import { FormFields } from '~/forms/FormFields';
import { useLabels } from '~/forms/labels';
import type { FormReply } from '~/forms/parse-form.server';
import { useForm } from '~/forms/use-form';
import { useTranslation } from '~/i18n/use-translation';
import { NewNote, noteFields } from './note-fields';

interface NewNoteFormProps {
  /** The address of the page for a new note, which saves it, and without scripts shows what was refused. */
  action: string;
  /** Keeps the forms of a page apart. */
  prefix: string;
  /** Who will read it. */
  readers: string;
}

/** Writes a note where the notes are read, folded until it is wanted. */
export function NewNoteForm({ action, prefix, readers }: NewNoteFormProps) {
  const { t } = useTranslation('notes');
  const fetcher = useFetcher<FormReply>();
  const form = useForm(NewNote, { reply: fetcher.data, fetcher, labels: useLabels(noteFields), prefix });
  return (
    // Folded again once it is saved.
    <Disclosure key={form.life.id} summary={t('add.link')}>
      <Form form={form} action={action} guarded>
        <Stack>
          <ErrorSummary {...form.summary} />
          <FormFields form={form} fields={noteFields} />
          <Row>
            <Button size="small">{t('add.submit')}</Button>
            <small className="muted">{readers}</small>
          </Row>
        </Stack>
      </Form>
    </Disclosure>
  );
}
