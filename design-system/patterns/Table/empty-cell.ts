import type { ReactNode } from 'react';

/** Whether a cell has nothing to say. As one of a card's lines it is left out; in a column it keeps its dash. */
export const isEmptyCell = (shown: ReactNode): true | undefined =>
  shown === '–' || shown === '' || shown === null || shown === undefined || undefined;
