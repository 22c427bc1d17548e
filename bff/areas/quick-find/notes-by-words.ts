import { findNotes } from '@bff/domain/notes';
import type { UserActor } from '@bff/domain/shared/actor';
import { type Found, MOST_OF_A_KIND } from './found';

/** What staff of the actor's side wrote down, for who remembers the words and not about whom. */
export async function notesByWords(actor: UserActor, text: string): Promise<Found[]> {
  const found = await findNotes(actor, text, MOST_OF_A_KIND);
  return found.map((note) => ({
    kind: 'note',
    id: note.id,
    name: excerpt(note.text, text),
    detail: note.aboutName,
    at: note.createdAt,
    about: note.about,
  }));
}

/** Letters of a note that fit in a line, and of those before what was looked for. */
const LONGEST = 80;
const BEFORE = 20;

/** A short note whole, a long one around the first word that was looked for. */
export function excerpt(note: string, text: string): string {
  const line = note.replace(/\s+/g, ' ').trim();
  if (line.length <= LONGEST) return line;
  const [word = ''] = text.trim().toLowerCase().split(/\s+/);
  const at = line.toLowerCase().indexOf(word);
  const from = Math.max(0, Math.min(at - BEFORE, line.length - LONGEST));
  const part = line.slice(from, from + LONGEST).trim();
  return `${from > 0 ? '… ' : ''}${part}${from + LONGEST < line.length ? ' …' : ''}`;
}
