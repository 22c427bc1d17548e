import type { PersonalDataKeeper } from '../erasure';
import { dealOrganisationStore } from './deal-organisation.store';
import { dealUserStore } from './deal-user.store';
import { trafficControllerStore } from './traffic-controller.store';

/** Which organisation a user belongs to or acts for: a deleted account belongs to none. */
export const personalDataOfDealUsers: PersonalDataKeeper = {
  name: 'organisation',
  obstacle: () => Promise.resolve(undefined),
  lastAccounted: () => Promise.resolve(undefined),

  async pseudonymise({ userId }) {
    await dealUserStore.remove(userId);
    for (const { id } of await trafficControllerStore.entered(userId)) await trafficControllerStore.remove(userId, id);
  },

  async export({ userId }) {
    const organisationId = await dealUserStore.organisationOf(userId);
    const organisation = organisationId === undefined ? undefined : await dealOrganisationStore.find(organisationId);
    const actsFor = (await trafficControllerStore.entered(userId)).map(({ name }) => name);
    return { name: organisation?.name ?? null, rights: await dealUserStore.rightsOf(userId), actsFor };
  },
};
