/** The last part of a page's address: small letters a–z, digits and single hyphens between them. The database checks the same. */
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const LONGEST_SLUG = 60;

export const isSlug = (text: string): boolean => text.length <= LONGEST_SLUG && SLUG.test(text);
