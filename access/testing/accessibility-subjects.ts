import { accessibilityRevision, addAccessibility } from '@bff/domain/accessibility';
import { createUser } from '@db/factories';
import type { SubjectKind } from '../rows';

const owners: SubjectKind['owners'] = ['SYSTEM_ADMIN', 'SYSTEM_OWNER'];
let made = 0;
const names = () => ({ nameSv: `Syntolkning ${++made}`, nameEn: `Audio description ${made}` });

/** A property about to be added. */
export const aNewProperty: SubjectKind = { owners, make: () => Promise.resolve({ fields: names() }) };

/** A property that no bus has. */
export const aProperty: SubjectKind = {
  owners,
  make: async () => {
    const said = { nameSv: `Hemlig ramp ${++made}`, nameEn: `Secret ramp ${made}` };
    const { id } = await addAccessibility(await createUser({ roles: ['SYSTEM_ADMIN'] }), said);
    const fields = { ...names(), revision: accessibilityRevision(said) };
    return { params: { id: String(id) }, fields, secrets: [said.nameSv, said.nameEn] };
  },
};
