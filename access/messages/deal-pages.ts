import type { ErrorKey } from '@bff/domain/shared/error-catalogue';
import { revisionOf } from '@bff/domain/shared/revision';
import { execute, selectOne } from '@db/query';
import { aNewDealCustomer, aNewUnit, aUnit } from '../testing/deal-subjects';
import { createPerson } from '../testing/people';
import { newOffer } from '../testing/subjects';
import { aUnitReservation } from '../testing/unit-purchase-subjects';
import { admin, formOf, opened, sent, type StateCase } from './state-case';

const ADMIN = '/dashboard/admin';
const MANAGE = '/dashboard/organisation/manage';
const unitAdmin = () => createPerson('DEAL_CUSTOMER_ADMIN');
const NEW_DEAL = () => `${ADMIN}/deal-customers/create`;

/** Deal organisations and their units. */
export const dealPages: Partial<Record<ErrorKey, StateCase>> = {
  'dealUnit.notFound': opened(`${MANAGE}/edit-unit/999999`, unitAdmin),
  'dealUnit.duplicateName': sent(aNewUnit, () => `${MANAGE}/add-unit`, {}, 2, unitAdmin),
  'dealUnit.topStays': async ({ send }) => {
    const person = await unitAdmin();
    const { fields } = await formOf(aNewUnit, person);
    return send(person, `${MANAGE}/remove-unit/${fields['parentId']}`, {});
  },
  'dealUnit.inUse': async ({ send }) => {
    const person = await unitAdmin();
    const { id } = await formOf(aUnit, person);
    const { fields } = await formOf(aNewUnit, person);
    await send(person, `${MANAGE}/add-unit`, { ...fields, parentId: id });
    return send(person, `${MANAGE}/remove-unit/${id}`, {});
  },
  'booking.unitRequired': async ({ send }) => {
    const booker = await createPerson('DEAL_CUSTOMER_BOOKER');
    const { query, fields } = await aUnitReservation.make(booker);
    const form = { ...(fields as Record<string, string>), unitId: '', intent: 'pay' };
    return send(booker, `/booking/edit?order=${query!['order']}`, form);
  },
  'dealOrganisation.noCard': async ({ send }) => {
    const booker = await createPerson('DEAL_CUSTOMER_BOOKER');
    await execute('UPDATE deal_organisations SET pays_by_invoice = 1, pays_by_card = 0 WHERE id = :id', {
      id: booker.organisationId,
    });
    return send(booker, '/booking/hold', { offer: await newOffer() });
  },
  'dealUnit.noneToBuyFor': async ({ send }) => {
    const booker = await createPerson('DEAL_CUSTOMER_BOOKER');
    const of = { userId: booker.actor!.userId, organisationId: booker.organisationId };
    await execute(
      `INSERT INTO deal_rights (user_id, unit_id, role, organisation_id)
       SELECT :userId, id, 'booker', organisation_id FROM deal_units WHERE organisation_id = :organisationId AND parent_id IS NOT NULL LIMIT 1`,
      of,
    );
    await execute(
      'DELETE FROM deal_rights WHERE user_id = :userId AND unit_id = (SELECT id FROM deal_units WHERE organisation_id = :organisationId AND parent_id IS NULL)',
      of,
    );
    await execute(
      "UPDATE deal_units SET status = 'inactive' WHERE organisation_id = :organisationId AND parent_id IS NOT NULL",
      of,
    );
    return send(booker, '/booking/hold', { offer: await newOffer() });
  },
  'dealUnit.topActive': async ({ send }) => {
    const person = await unitAdmin();
    const { fields } = await formOf(aNewUnit, person);
    const top = await selectOne<{ name: string; costCenter: string; status: string }>(
      'SELECT name, cost_center AS costCenter, status FROM deal_units WHERE id = :id',
      { id: fields['parentId'] },
    );
    const revision = revisionOf({ ...top });
    return send(person, `${MANAGE}/edit-unit/${fields['parentId']}`, { ...top!, status: 'inactive', revision });
  },
  'dealUnit.keepsAdmin': async ({ send }) => {
    const { actor } = await unitAdmin();
    return send(await admin(), `${ADMIN}/users/${actor!.userId}/disable`, {});
  },
  'dealOrganisation.creditLimit': sent(aNewDealCustomer, NEW_DEAL, { creditLimit: '900 000 000' }),
  'dealOrganisation.paymentOptions': async ({ send }) => {
    const person = await admin();
    const { fields } = await formOf(aNewDealCustomer, person);
    const { paymentOptions: _none, ...form } = fields;
    return send(person, NEW_DEAL(), form);
  },
  'dealOrganisation.collectiveInvoice': sent(aNewDealCustomer, NEW_DEAL, { paymentOptions: 'card', collectiveInvoice: 'on' }), // prettier-ignore
};
