/**
 * Of what belongs to one user: never kept, and so never shown again after a logout. With `no-cache`, because lynx does not know `no-store`
 * (RFC 9111, section 5.2.2) and would show a page that it has seen instead of asking again.
 */
export const NOT_KEPT = 'no-store, no-cache';
