import { type ComponentType, createContext } from 'react';
import type { ListLookProps } from './ListLook';

/**
 * What stands below lists in dashboards only. Their frame gives it, so that the lists of pages for everybody, which cannot show it, do not
 * bring its styles.
 */
export const ListTools = createContext<{ Look: ComponentType<ListLookProps> } | undefined>(undefined);
