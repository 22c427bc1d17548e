import type { Role } from '@states/roles';
import { Customer, User, UserRole } from '../models';
import { next } from './numbers';

interface NewUser {
  username?: string;
  name?: string;
  email?: string;
  roles?: readonly Role[];
  passwordHash?: string | null;
  companyId?: number | null;
  language?: 'sv' | 'en';
}

/** A user as the product knows the caller: its `UserActor`. */
interface CreatedUser {
  kind: 'user';
  userId: number;
  roles: readonly Role[];
  trainReplacementCustomer: boolean;
  language: 'sv' | 'en';
  customerId: number | null;
  companyId: number | null;
}

/** A user who can log in, as an actor. Without a password hash nobody can log in as them. */
export async function createUser({ roles = ['CUSTOMER'], ...fields }: NewUser = {}): Promise<CreatedUser> {
  const index = next();
  const user = await User.create({
    username: `user${index}`,
    email: `user${index}@test.invalid`,
    name: `Test User ${index}`,
    passwordHash: null,
    companyId: null,
    language: 'sv',
    ...fields,
  });
  await UserRole.bulkCreate(roles.map((role, position) => ({ userId: user.id, role, position })));
  return {
    kind: 'user',
    userId: user.id,
    roles,
    // Comes from the organisation that the user is added to afterwards.
    trainReplacementCustomer: false,
    language: user.language,
    customerId: null,
    companyId: user.companyId,
  };
}

/** A customer with a user, as an actor. */
export async function createCustomer(
  fields: NewUser & { customerType?: 'PRIVATE' | 'CORPORATE' } = {},
): Promise<CreatedUser & { customerId: number }> {
  const { customerType = 'PRIVATE', ...user } = fields;
  const roles: Role[] = ['CUSTOMER', customerType === 'PRIVATE' ? 'PRIVATE_CUSTOMER' : 'CORPORATE_CUSTOMER'];
  const actor = await createUser({ roles, ...user });
  const index = next();
  const customer = await Customer.create({
    userId: actor.userId,
    customerType,
    name: `Test Customer ${index}`,
    email: `customer${index}@test.invalid`,
    phone: '+46701740605',
    companyName: customerType === 'CORPORATE' ? `Test AB ${index}` : null,
    orgNumber: customerType === 'CORPORATE' ? '5560360793' : null,
    vatNumber: customerType === 'CORPORATE' ? 'SE556036079301' : null,
  });
  return { ...actor, customerId: customer.id };
}
