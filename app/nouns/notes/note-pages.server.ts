import { data, type LoaderFunctionArgs } from '@remix-run/node';
import type { Translate } from '~/i18n/text-keys';
import { addNote, canNote, editNote, type NoteAbout, removeNote, seeNote } from '@bff/domain/notes';
import { DomainError } from '@bff/domain/shared/errors';
import { isNumberText } from '@bff/domain/shared/numbers';
import { formValues } from '~/forms/fields';
import { saveForm, withDraft } from '~/forms/save-form.server';
import { requireActor } from '~/http/actor.server';
import { redirectWithFlash } from '~/http/flash.server';
import { rowId } from '~/http/row-id';
import { translator } from '~/i18n/i18n.server';
import { confirmationSchema } from '~/screens/confirmation';
import { confirmation } from '~/screens/confirmation.server';
import { to } from '~/to';
import { aboutPath, FROM_REQUEST, type NoteArea } from './note-about';
import { EditedNote, NewNote, noteFields } from './note-fields';

/** A note's subject, from the address. */
function aboutOf(request: Request): NoteAbout {
  const asked = new URL(request.url).searchParams;
  const number = asked.get('booking');
  if (number !== null) return { bookingNumber: number };
  const customer = asked.get('customer');
  if (customer !== null) return { customerId: rowId(customer, 'customer.notFound') };
  const company = asked.get('company');
  if (company !== null) return { companyId: rowId(company, 'company.notFound') };
  throw new DomainError('page.notFound');
}

const nameOf = (t: Translate, about: NoteAbout): string =>
  'bookingNumber' in about
    ? t('notes:of.booking', { number: about.bookingNumber })
    : t('customerId' in about ? 'notes:of.customer' : 'notes:of.company');

/** The quote request from which an administrator came, in the address. */
function requestOf(request: Request, area: NoteArea): string | undefined {
  const number = new URL(request.url).searchParams.get(FROM_REQUEST);
  return area === 'admin' && number !== null && isNumberText(number) ? number : undefined;
}

/** Where a page about a note leads back to. */
function backTo(request: Request, area: NoteArea, about: NoteAbout): string {
  const number = requestOf(request, area);
  return number === undefined ? aboutPath(area, about) : to.adminQuoteRequest(number);
}

/** Where a page about a note belongs. */
function placeOf(request: Request, area: NoteArea, about: NoteAbout) {
  const t = translator(request);
  const number = requestOf(request, area);
  const label = number === undefined ? nameOf(t, about) : t('quotes:own.title', { number });
  return { to: backTo(request, area, about), label };
}

const idOf = ({ params }: LoaderFunctionArgs) => rowId(params['id'], 'note.notFound');

export async function loadNewNote({ request }: LoaderFunctionArgs, area: NoteArea) {
  const actor = await requireActor(request);
  const about = aboutOf(request);
  await canNote(actor, about);
  const t = translator(request);
  return data({
    title: t('notes:add.title'),
    back: placeOf(request, area, about),
    values: await withDraft(request, {}),
  });
}

export async function saveNewNote({ request }: LoaderFunctionArgs, area: NoteArea) {
  const actor = await requireActor(request);
  const about = aboutOf(request);
  await canNote(actor, about);
  return saveForm(request, NewNote, {
    run: ({ text }) => addNote(actor, { about, text }),
    done: () => redirectWithFlash(request, backTo(request, area, about), 'notes:flash.added'),
  });
}

export async function loadNote(args: LoaderFunctionArgs, area: NoteArea) {
  const { request } = args;
  const actor = await requireActor(request);
  const { note, revision } = await seeNote(actor, idOf(args));
  if (!note.canEdit) throw new DomainError('auth.noPermission');
  const t = translator(request);
  const saved = formValues(noteFields, { text: note.text });
  const back = placeOf(request, area, note.about);
  return data({ title: t('notes:edit.title'), back, revision, saved, values: await withDraft(request, saved) });
}

export async function saveNote(args: LoaderFunctionArgs, area: NoteArea) {
  const { request } = args;
  const actor = await requireActor(request);
  const id = idOf(args);
  const { note } = await seeNote(actor, id);
  return saveForm(request, EditedNote, {
    run: ({ text, revision }) => editNote(actor, { id, text, revision }),
    done: () => redirectWithFlash(request, backTo(request, area, note.about), 'notes:flash.saved'),
  });
}

export async function loadRemoval(args: LoaderFunctionArgs, area: NoteArea) {
  const { request } = args;
  const actor = await requireActor(request);
  const { note } = await seeNote(actor, idOf(args));
  const t = translator(request);
  const { to: back, label: backLabel } = placeOf(request, area, note.about);
  return confirmation(request, {
    title: t('notes:remove.title'),
    text: [note.text, t('notes:remove.text')],
    submit: t('notes:remove.submit'),
    keep: t('notes:remove.keep'),
    back,
    backLabel,
  });
}

export async function saveRemoval(args: LoaderFunctionArgs, area: NoteArea) {
  const { request } = args;
  const actor = await requireActor(request);
  const id = idOf(args);
  const { note } = await seeNote(actor, id);
  return saveForm(request, confirmationSchema(), {
    run: () => removeNote(actor, id),
    done: () => redirectWithFlash(request, backTo(request, area, note.about), 'notes:flash.removed'),
  });
}
