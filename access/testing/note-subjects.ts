import { addNote, seeNote } from '@bff/domain/notes';
import { createOrder } from '@db/factories';
import type { SubjectKind } from '../rows';
import { aRunBooking } from './booking-subjects';
import type { Person } from './people';

/** Notes about bookings: administrators’, and a bus company’s on what it drives. */
const TEXT = { text: 'Ringde om barnvagnen' };
let made = 0;

/** The number of a booking that they may write about. */
async function bookingFor(owner: Person): Promise<string> {
  if (owner.companyId === null) return (await createOrder()).booking.number;
  const { params } = await aRunBooking.make(owner);
  return params!['id']!;
}

/** A note about to be written. */
const newNote = (owners: SubjectKind['owners']): SubjectKind => ({
  owners,
  make: async (owner) => ({ query: { booking: await bookingFor(owner) }, fields: TEXT }),
});

const note = (owners: SubjectKind['owners']): SubjectKind => ({
  owners,
  make: async (owner) => {
    const text = `Hemlig anteckning ${++made}`;
    const { noteId } = await addNote(owner.actor!, { about: { bookingNumber: await bookingFor(owner) }, text });
    const { revision } = await seeNote(owner.actor!, noteId);
    return { params: { id: String(noteId) }, fields: { ...TEXT, revision }, secrets: [text] };
  },
});

const OFFICE: SubjectKind['owners'] = ['SYSTEM_ADMIN', 'SYSTEM_OWNER'];
const COMPANY: SubjectKind['owners'] = ['COMPANY_ADMIN'];
export const aNewOfficeNote = newNote(OFFICE);
export const anOfficeNote = note(OFFICE);
export const aNewCompanyNote = newNote(COMPANY);
export const aCompanyNote = note(COMPANY);
