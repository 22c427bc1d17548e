// Traces: S2-138
import { beforeAll, expect, it } from 'vitest';
import { registerUserManager } from '@bff/domain/accounts';
import { dealUserManager } from '@bff/domain/deal-organisations';
import { createDealOrganisation } from '@db/factories';
import { useTestDatabase } from '@db/testing/test-database';
import { asking } from './messages/asking';
import { createPerson } from './testing/people';
import { wholeApp } from './testing/whole-app';

useTestDatabase({ pool: 5 });
const { ask } = wholeApp();
beforeAll(() => registerUserManager(dealUserManager));
const PAGES = '/dashboard/organisation';

it.each([
  ['sv', 'Enheten finns inte.'],
  ['en', 'The unit was not found.'],
] as const)(
  'a unit that is gone meanwhile is said at its field, and what was typed is kept (%s)',
  async (language, said) => {
    const { send } = asking(ask, language);
    const admin = await createPerson('DEAL_CUSTOMER_ADMIN');
    const { topId: foreign } = await createDealOrganisation();
    const member = await createPerson('DEAL_CUSTOMER_USER', { organisationId: admin.organisationId! });
    const user = { name: 'Karin Kvar', email: 'karin@test.invalid', role: 'booker', language: 'sv' };
    const forms = [
      [`${PAGES}/users/create`, user, 'unitId'],
      [`${PAGES}/users/give-right/${member.actor!.userId}`, { role: 'booker' }, 'unitId'],
      [`${PAGES}/manage/add-unit`, { name: 'Karin Kvar', costCenter: '4711' }, 'parentId'],
    ] as const;
    // Another organisation's does not exist to them either.
    for (const unit of [foreign, 999_999])
      for (const [path, typed, field] of forms) {
        const answer = await send(admin, path, { ...typed, [field]: String(unit) });
        expect(answer.status, path).toBe(422);
        const page = await answer.text();
        expect(page, path).toContain(`href="#${field}"`);
        expect(page, path).toContain(said);
        if ('name' in typed) expect(page, path).toContain('value="Karin Kvar"');
      }
  },
);
