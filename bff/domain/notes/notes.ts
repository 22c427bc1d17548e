import { inTransaction } from '@bff/platform/transaction';
import { seeHandled } from '../bookings';
import { seeCompany } from '../companies';
import { findCustomer } from '../customers';
import type { Actor } from '../shared/actor';
import { editRecord } from '../shared/edit-record';
import { must } from '../shared/errors';
import { logTransition } from '../shared/event-log.store';
import { revisionOf } from '../shared/revision';
import { type NoteAbout, notePolicy, sideOf } from './note.policy';
import { type FoundNote, type Note, type NoteOf, noteStore } from './note.store';

/** A note as a user sees it. */
export interface SeenNote extends Note {
  canEdit: boolean;
}

const facts = ({ text }: { text: string }) => ({ text });

/** The thing that a note is about, if the actor may see it. A deleted customer has none. */
async function thingOf(actor: Actor, about: NoteAbout): Promise<NoteOf> {
  if ('bookingNumber' in about) return { bookingId: (await seeHandled(actor, about.bookingNumber)).booking.id };
  must(notePolicy.write(actor, about), 'auth.noPermission');
  if ('companyId' in about) return { companyId: (await seeCompany(actor, about.companyId)).id };
  const customer = await findCustomer(about.customerId);
  must(customer && customer.deletedAt === null, 'customer.notFound');
  return { customerId: customer.id };
}

function mustSee(actor: Actor, note: Note | undefined): Note {
  must(note && notePolicy.see(actor, note), 'note.notFound');
  return note;
}

/** What the actor’s own side has written about a thing, newest first. @throws DomainError `auth.noPermission`, or that the thing was not found */
export async function notesOf(actor: Actor, about: NoteAbout): Promise<SeenNote[]> {
  const side = sideOf(actor);
  must(side && notePolicy.write(actor, about), 'auth.noPermission');
  const notes = await noteStore.of(await thingOf(actor, about), side);
  return notes.map((note) => ({ ...note, canEdit: notePolicy.edit(actor, note) }));
}

/** The notes of the actor's own side in which all the words occur, newest first; none for who writes and reads none. */
export async function findNotes(actor: Actor, text: string, limit: number): Promise<FoundNote[]> {
  const side = sideOf(actor);
  const words = text.split(/\s+/).filter(Boolean);
  return side && words.length > 0 ? noteStore.having(words, side, limit) : [];
}

/** Whether the actor can write about that, for showing a form. Throws as `addNote`. */
export async function canNote(actor: Actor, about: NoteAbout): Promise<void> {
  must(notePolicy.write(actor, about), 'auth.noPermission');
  await thingOf(actor, about);
}

/** A note, with the revision that a form about it sends back. @throws DomainError `note.notFound`, also if it belongs to another side */
export async function seeNote(actor: Actor, id: number): Promise<{ note: SeenNote; revision: string }> {
  const note = mustSee(actor, await noteStore.find(id));
  return { note: { ...note, canEdit: notePolicy.edit(actor, note) }, revision: revisionOf(facts(note)) };
}

/** @throws DomainError `auth.noPermission`, `booking.notFound`, `customer.notFound`, `company.notFound` */
export async function addNote(
  actor: Actor,
  { about, text }: { about: NoteAbout; text: string },
): Promise<{ noteId: number }> {
  const side = sideOf(actor);
  must(side && notePolicy.write(actor, about), 'auth.noPermission');
  return inTransaction(async () => {
    const thing = await thingOf(actor, about);
    const noteId = await noteStore.insert(thing, { ...side, authorUserId: actor.userId, text });
    await logTransition({ entity: 'note', entityId: noteId, from: null, to: 'written', by: actor, data: thing });
    return { noteId };
  });
}

/** Changes one's own note. @throws DomainError `note.notFound`, `auth.noPermission`, `input.changedMeanwhile` */
export async function editNote(
  actor: Actor,
  { id, text, revision }: { id: number; text: string; revision?: string | undefined },
): Promise<void> {
  await editRecord<Note, { text: string }>({
    entity: 'note',
    entityId: id,
    by: actor,
    seen: revision,
    lock: async () => {
      const note = mustSee(actor, await noteStore.lock(id));
      must(notePolicy.edit(actor, note), 'auth.noPermission');
      return note;
    },
    facts,
    change: () => ({ text }),
    write: (next) => noteStore.update(id, next.text),
  });
}

/** Removes a note; the event log has who and when, but not the text. @throws DomainError `note.notFound` */
export async function removeNote(actor: Actor, id: number): Promise<void> {
  await inTransaction(async () => {
    const note = await noteStore.lock(id);
    must(note && notePolicy.remove(actor, note), 'note.notFound');
    await noteStore.remove(id);
    await logTransition({ entity: 'note', entityId: id, from: 'written', to: 'removed', by: actor });
  });
}
