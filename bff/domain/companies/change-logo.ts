import { inTransaction } from '@bff/platform/transaction';
import type { Upload } from '../images';
import type { Actor } from '../shared/actor';
import { must } from '../shared/errors';
import { logTransition } from '../shared/event-log.store';
import { keepLogo } from './company-logos';
import { companyPolicy } from './company.policy';
import { companyStore } from './company.store';

/**
 * Gives a company another logo. It is no part of the details' version: whoever edits them meanwhile loses nothing.
 * @throws DomainError `company.notFound`, also when the actor may not see it; `auth.noPermission`; those of an image at `logo`
 */
export async function changeLogo(actor: Actor, { id, upload }: { id: number; upload: Upload }): Promise<void> {
  must(companyPolicy.see(actor, { id }), 'company.notFound');
  must(companyPolicy.changeLogo(actor, { id }), 'auth.noPermission');
  const logoImageId = await keepLogo(upload);
  await inTransaction(async () => {
    const company = await companyStore.lock(id);
    must(company, 'company.notFound');
    if (logoImageId === undefined || logoImageId === company.logoImageId) return;
    await companyStore.setLogo(id, logoImageId);
    await logTransition({
      entity: 'companyDetails',
      entityId: id,
      from: null,
      to: 'changed',
      by: actor,
      data: { changed: ['logo'] },
    });
  });
}
