import { breakable } from '@ds/support/breakable';

/** A mail address that is written to by a press; too long for its place it breaks after its @. */
export const MailLink = ({ address }: { address: string }) => <a href={`mailto:${address}`}>{breakable(address)}</a>;
