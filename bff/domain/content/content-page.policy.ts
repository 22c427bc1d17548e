import { type Actor, isAdmin } from '../shared/actor';
import type { StoredPage } from './content.store';

/** Everybody reads published pages; administrators write them. Pages that the product links to stay, and stay published. */
export const contentPagePolicy = {
  edit: (actor: Actor): boolean => isAdmin(actor),
  /** Whether it may be hidden or removed at all, by anybody. */
  canGo: ({ isReserved }: Pick<StoredPage, 'isReserved'>): boolean => !isReserved,
};
