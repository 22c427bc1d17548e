/** A page's texts make room for the page itself, which has a state and a version whatever the language. */
export const up = 'RENAME TABLE content_pages TO content_page_texts';

export const down = 'RENAME TABLE content_page_texts TO content_pages';
