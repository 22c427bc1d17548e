import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { privatePage } from '~/http/private-page';
import { loadNote, saveNote } from '~/nouns/notes/note-pages.server';
import { EditNotePage } from '~/nouns/notes/NotePages';

export const headers = privatePage;

export function loader(args: LoaderFunctionArgs) {
  return loadNote(args, 'admin');
}

export function action(args: ActionFunctionArgs) {
  return saveNote(args, 'admin');
}

/** Edits one's own note. */
export default function EditNote() {
  return <EditNotePage area="admin" />;
}
