import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { FormFields } from '~/forms/FormFields';
import { useLabels } from '~/forms/labels';
import type { FormReply } from '~/forms/parse-form.server';
import { Revision } from '~/forms/Revision';
import { SavedMeanwhile } from '~/forms/SavedMeanwhile';
import { useForm } from '~/forms/use-form';
import { FormScreen } from '~/screens/FormScreen';
import type { NoteArea } from './note-about';
import { EditedNote, NewNote, noteFields } from './note-fields';
import type { loadNewNote, loadNote } from './note-pages.server';

/** A new note. */
export function AddNotePage({ area }: { area: NoteArea }) {
  const { title, back, values } = useLoaderData<typeof loadNewNote>();
  const { t } = useTranslation('notes');
  const reply = useActionData<FormReply>();
  const form = useForm(NewNote, { reply, values, labels: useLabels(noteFields) });
  return (
    <FormScreen area={area} back={back} title={title} form={form} submit={t('add.submit')}>
      <FormFields form={form} fields={noteFields} />
    </FormScreen>
  );
}

/** Edits one's own note. */
export function EditNotePage({ area }: { area: NoteArea }) {
  const { title, back, saved, values, revision } = useLoaderData<typeof loadNote>();
  const { t } = useTranslation('notes');
  const reply = useActionData<FormReply>();
  const labels = useLabels(noteFields);
  const form = useForm(EditedNote, { reply, values, saved, labels });
  return (
    <FormScreen area={area} back={back} title={title} form={form} submit={t('edit.submit')}>
      <SavedMeanwhile form={form} labels={labels} />
      <Revision form={form} current={revision} />
      <FormFields form={form} fields={noteFields} />
    </FormScreen>
  );
}
