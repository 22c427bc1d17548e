const ROWS = 'rows';

/** A list's event at its first control when rows are added, moved or removed: forms look again, though nobody typed there. */
export const rowsMoved = (type: 'input' | 'change'): Event => new CustomEvent(type, { bubbles: true, detail: ROWS });

export const isRowsMoved = (event: Event): boolean => event instanceof CustomEvent && event.detail === ROWS;
