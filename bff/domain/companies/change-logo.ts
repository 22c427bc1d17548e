import type { Upload } from '../images';
import type { Actor } from '../shared/actor';
import { editRecord } from '../shared/edit-record';
import { must } from '../shared/errors';
import { revisionOf } from '../shared/revision';
import { keepLogo } from './company-logos';
import { companyPolicy } from './company.policy';
import { type Company, companyStore } from './company.store';

type WithLogo = Pick<Company, 'logoImageId'>;
const facts = ({ logoImageId }: WithLogo) => ({ logo: logoImageId });

/** The revision of the logo as shown; sent back with a new one. */
export const logoRevision = (company: WithLogo): string => revisionOf(facts(company));

/**
 * Changes a company's logo. It is not part of the details' version, so simultaneous edits of those are not affected. `revision` is that of
 * the logo that was shown.
 * @throws DomainError `company.notFound`, also when the actor may not see it; `auth.noPermission`; `input.changedMeanwhile`; those of an
 * image at `logo`
 */
export async function changeLogo(
  actor: Actor,
  { id, upload, revision }: { id: number; upload: Upload; revision?: string | undefined },
): Promise<void> {
  must(companyPolicy.see(actor, { id }), 'company.notFound');
  must(companyPolicy.edit(actor, { id }), 'auth.noPermission');
  const newLogo = await keepLogo(upload);
  await editRecord<WithLogo, WithLogo>({
    entity: 'companyDetails',
    entityId: id,
    by: actor,
    seen: revision,
    async lock() {
      const company = await companyStore.lock(id);
      must(company, 'company.notFound');
      return company;
    },
    facts,
    change: ({ logoImageId }) => ({ logoImageId: newLogo ?? logoImageId }),
    write: ({ logoImageId }) => companyStore.setLogo(id, logoImageId),
  });
}
