/** Staff's notes about bookings, customers and companies: for their own side, never for those they are about. */
export type { NoteAbout } from './note.policy';
export { addNote, canNote, editNote, findNotes, notesOf, removeNote, type SeenNote, seeNote } from './notes';
export { personalDataOfNotes } from './personal-data';
