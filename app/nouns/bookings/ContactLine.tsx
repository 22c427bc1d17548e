import { Fragment } from 'react';
import { MailText } from '~/frame/MailLink';
import type { PurchaseView } from '@bff/areas/customer';

/** Who answers for a trip and how they are reached, in one line; a number is not broken across two. */
export function ContactLine({ name, phone, email }: PurchaseView['trip']['contact']) {
  const parts = [
    name,
    phone ? <span className="nowrap">{phone.text}</span> : '',
    email ? <MailText address={email} /> : '',
  ].filter(Boolean);
  return parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 ? ', ' : ''}
      {part}
    </Fragment>
  ));
}
