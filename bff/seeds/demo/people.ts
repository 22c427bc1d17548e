import type { Role } from '@bff/domain/shared/actor';
import { hashPassword } from '@bff/domain/accounts';
import { vatNumberOf } from '@bff/domain/shared/numbers';
import { DAY } from '@bff/domain/shared/time';
import { orgNumberFor } from '@db/factories/numbers';
import { Customer, User, UserRole } from '@db/models';
import { demoAccounts, DEMO_PASSWORD } from './accounts';

/** Demo people have organisation numbers from here on; operators are far below. */
const FIRST_CORPORATE = 90_000;
const GROUPS = ['Skolan', 'Kören', 'Idrottsklubben', 'Pensionärerna', 'Scoutkåren', 'Hembygdsföreningen'];
const CITIES = ['Uppsala', 'Gävle', 'Västerås', 'Örebro', 'Linköping', 'Umeå'];
const CUSTOMERS = 36;
/** Before the first of their orders. */
const REGISTERED_DAYS_AGO = 120;

/** The accounts of `accounts.ts`, and customers nobody can log in as. The company's people belong to `companyId`. */
export async function loadPeople(companyId: number, now: Date): Promise<void> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const createdAt = new Date(now.getTime() - REGISTERED_DAYS_AGO * DAY);
  const verified = { emailVerifiedAt: createdAt, passwordChangedAt: createdAt, createdAt };
  for (const { username, name, roles } of demoAccounts) {
    const ofCompany = roles.includes('COMPANY_ADMIN') || roles.includes('DRIVER');
    const user = await User.create({
      username,
      email: `${username}@demo.invalid`,
      name,
      passwordHash,
      companyId: ofCompany ? companyId : null,
      phone: calledAt(roles),
      ...verified,
    });
    await giveRoles(user.id, roles);
    if (roles.includes('CUSTOMER')) await createCustomer(user, roles.includes('CORPORATE_CUSTOMER'), 0);
  }
  for (let i = 1; i <= CUSTOMERS; i++) {
    const isCorporate = i % 3 === 0;
    const username = `demokund${i}`;
    const name = `Demokund ${i}`;
    // Who has never logged in has not confirmed an address either.
    const user = await User.create({ username, email: `${username}@demo.invalid`, name, createdAt });
    await giveRoles(user.id, ['CUSTOMER', isCorporate ? 'CORPORATE_CUSTOMER' : 'PRIVATE_CUSTOMER']);
    await createCustomer(user, isCorporate, i);
  }
}

/** A driver is called on the day of the trip, and so is who books for an organisation, as the trip's contact. */
const calledAt = (roles: readonly Role[]): string =>
  roles.includes('DRIVER') ? '+46701740698' : roles.some((role) => role.startsWith('DEAL_')) ? '+46701740697' : '';

const giveRoles = (userId: number, roles: readonly Role[]) =>
  UserRole.bulkCreate(roles.map((role, position) => ({ userId, role, position })));

async function createCustomer(user: User, isCorporate: boolean, index: number): Promise<void> {
  const city = CITIES[index % CITIES.length] ?? 'Uppsala';
  const orgNumber = orgNumberFor(FIRST_CORPORATE + index);
  await Customer.create({
    userId: user.id,
    customerType: isCorporate ? 'CORPORATE' : 'PRIVATE',
    name: user.name,
    email: user.email,
    createdAt: user.createdAt,
    // 070-174 06 05 to 99 are kept free for fiction.
    phone: `+467017406${String(5 + (index % 95)).padStart(2, '0')}`,
    city,
    ...(isCorporate
      ? { companyName: `Demo ${GROUPS[index % GROUPS.length]} i ${city}`, orgNumber, vatNumber: vatNumberOf(orgNumber) }
      : {}),
  });
}
