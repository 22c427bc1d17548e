import { type Customer, customerStore } from './customer.store';

/** The customer record of an account. */
export const customerOfUser = (userId: number): Promise<Customer | undefined> => customerStore.findOfUser(userId);
export const findCustomer = (id: number): Promise<Customer | undefined> => customerStore.find(id);

/** Removes the person from a record that orders refer to. */
export const pseudonymiseCustomer = (id: number): Promise<void> => customerStore.pseudonymise(id);
