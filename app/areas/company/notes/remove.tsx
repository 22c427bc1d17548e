import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { privatePage } from '~/http/private-page';
import { loadRemoval, saveRemoval } from '~/nouns/notes/note-pages.server';
import { ConfirmScreen } from '~/screens/ConfirmScreen';

export const headers = privatePage;

export function loader(args: LoaderFunctionArgs) {
  return loadRemoval(args, 'company');
}

export function action(args: ActionFunctionArgs) {
  return saveRemoval(args, 'company');
}

/** Asks before a note is removed. */
export default function RemoveNote() {
  return <ConfirmScreen area="company" />;
}
