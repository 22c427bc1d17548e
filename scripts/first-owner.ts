import './support/script-env';
import { z } from 'zod';
import { inviteFirstOwner } from '@bff/domain/accounts';
import { DomainError } from '@bff/domain/shared/errors';
import { catalogue } from '@bff/domain/shared/error-catalogue';
import { withDatabase } from './support/script-database';

/**
 * `npm run first-owner -- <e-mail> <name> [sv|en]`: invites an installation's first system owner (DATABASE_URL, otherwise the private
 * database). The running product's outbox sends the mail. Fails if an owner can already log in.
 */
const asked = z
  .tuple([z.email(), z.string().trim().min(1).max(100), z.enum(['sv', 'en']).default('sv')])
  .safeParse(process.argv.slice(2));
if (!asked.success) {
  console.error('usage: npm run first-owner -- <e-mail> "<name>" [sv|en]');
  process.exit(2);
}
const [email, name, language] = asked.data;
await withDatabase(async () => {
  const invited = await inviteFirstOwner({ email, name, language }).catch((error: unknown) => {
    if (error instanceof DomainError) throw new Error(catalogue[error.key].en);
    throw error;
  });
  if (!invited) throw new Error('An owner can log in already; owners invite others on the page of users.');
  console.log(`Invited ${email}: the link in the mail sets the password.`);
});
