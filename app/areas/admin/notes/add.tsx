import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { privatePage } from '~/http/private-page';
import { loadNewNote, saveNewNote } from '~/nouns/notes/note-pages.server';
import { AddNotePage } from '~/nouns/notes/NotePages';

export const headers = privatePage;

export function loader(args: LoaderFunctionArgs) {
  return loadNewNote(args, 'admin');
}

export function action(args: ActionFunctionArgs) {
  return saveNewNote(args, 'admin');
}

/** A new note about the subject in the address. */
export default function AddNote() {
  return <AddNotePage area="admin" />;
}
