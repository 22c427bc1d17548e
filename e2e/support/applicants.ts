import { luhnDigit } from '@bff/domain/shared/numbers';
import { newPerson } from './people';

export interface Applicant {
  name: string;
  orgNumber: string;
  email: string;
}

/** An operator that does not exist yet. */
export function newApplicant(): Applicant {
  const { email } = newPerson();
  const username = email.split('@')[0]!;
  const body = `559${String(Math.floor(Math.random() * 1e6)).padStart(6, '0')}`;
  return { name: `Provbuss ${username.slice(4)} AB`, orgNumber: body + luhnDigit(body), email };
}
