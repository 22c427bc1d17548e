import { note } from '#fields/note';
import { defineFields, field, revision, schemaOf } from '~/forms/fields';

/** What a note says. */
export const noteFields = defineFields({ text: field(note.text, 'notes:text', { hint: 'notes:hint' }) });
export const NewNote = schemaOf(noteFields);
export const EditedNote = schemaOf(defineFields({ ...noteFields, revision }));
