import { Fragment } from 'react';
import { MailLink, MailText } from '~/frame/MailLink';
import { PhoneLink } from '~/frame/PhoneLink';
import type { PurchaseView } from '@bff/areas/customer';

type ContactLineProps = PurchaseView['trip']['contact'] & {
  /** For those who may want to reach them, rather than for themselves. */
  links?: boolean;
};

/** Who answers for a trip and how they are reached, in one line; a number is not broken across two. */
export function ContactLine({ name, phone, email, links = false }: ContactLineProps) {
  const Mail = links ? MailLink : MailText;
  const parts = [
    name,
    phone ? links ? <PhoneLink {...phone} /> : <span className="nowrap">{phone.text}</span> : '',
    email ? <Mail address={email} /> : '',
  ].filter(Boolean);
  return parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 ? ', ' : ''}
      {part}
    </Fragment>
  ));
}
