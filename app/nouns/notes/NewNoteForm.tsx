import { useFetcher } from '@remix-run/react';
import { Disclosure } from '@ds/primitives/Disclosure/Disclosure';
import { TextArea } from '@ds/primitives/TextArea/TextArea';
import { useUncheckedForm } from '~/forms/live-form';
import type { FormReply } from '~/forms/parse-form.server';
import { useTranslation } from '~/i18n/use-translation';
import { FormPart } from '~/screens/FormScreen';

interface NewNoteFormProps {
  /** The address of the page for a new note, which saves it, and without scripts shows what was refused. */
  action: string;
  /** Keeps the forms of a page apart. */
  prefix: string;
  /** Who will read it. */
  readers: string;
}

/**
 * Writes a note where the notes are read, folded until it is wanted. The server alone checks it: whoever only reads the page loads no script
 * for its one field.
 */
export function NewNoteForm({ action, prefix, readers }: NewNoteFormProps) {
  const { t } = useTranslation('notes');
  const fetcher = useFetcher<FormReply>();
  const form = useUncheckedForm({ reply: fetcher.data, fetcher, labels: { text: t('text') }, prefix });
  return (
    // Folded again once it is saved.
    <Disclosure key={form.life.id} summary={t('add.link')}>
      <FormPart
        form={form}
        action={action}
        staysInPlace
        submit={t('add.submit')}
        note={<small className="muted">{readers}</small>}
      >
        <TextArea {...form.field('text')} label={t('text')} hint={t('hint')} maxLength={2000} required />
      </FormPart>
    </Disclosure>
  );
}
