import { useFetcher } from '@remix-run/react';
import { Disclosure } from '@ds/primitives/Disclosure/Disclosure';
import { FormFields } from '~/forms/FormFields';
import { useLabels } from '~/forms/labels';
import type { FormReply } from '~/forms/parse-form.server';
import { useForm } from '~/forms/use-form';
import { useTranslation } from '~/i18n/use-translation';
import { FormPart } from '~/screens/FormScreen';
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
      <FormPart form={form} action={action} submit={t('add.submit')} note={<small className="muted">{readers}</small>}>
        <FormFields form={form} fields={noteFields} />
      </FormPart>
    </Disclosure>
  );
}
