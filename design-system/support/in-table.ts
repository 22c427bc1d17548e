import { createContext, useContext } from 'react';

const InTable = createContext(false);

/** What stands below it stands in a column of its like, where there is little room. */
export const InTableProvider = InTable.Provider;

export const useInTable = (): boolean => useContext(InTable);
