import { formatOrgNumber } from '@formats';
import type { ListColumn } from './columns';

/** The namespace with the texts for an organisation's fields. */
type Words = 'companies' | 'deals';

/** As people write it on the page, as systems do in the file; a private person has none. */
export const orgNumberShown = {
  file: ({ orgNumber }: { orgNumber: string | null }) => orgNumber,
  cell: ({ orgNumber }: { orgNumber: string | null }) => (orgNumber ? formatOrgNumber(orgNumber) : '–'),
};

export const orgNumberColumn = (words: Words): ListColumn<{ orgNumber: string }, never> => ({
  key: 'orgNumber',
  label: `${words}:fields.orgNumber`,
  ...orgNumberShown,
});

interface Contact {
  contactName: string;
  contactEmail: string;
  contactPhone: string;
}

/** The contact person: the name on the page, with email and phone in the file. */
export const contactColumns = (words: Words): readonly ListColumn<Contact, never>[] => [
  {
    key: 'contact',
    label: `${words}:fields.contactName`,
    file: ({ contactName }) => contactName,
    cell: ({ contactName }) => contactName || '–',
  },
  { key: 'email', label: `${words}:fields.contactEmail`, extra: true, file: ({ contactEmail }) => contactEmail },
  { key: 'phone', label: `${words}:fields.contactPhone`, extra: true, file: ({ contactPhone }) => contactPhone },
];
