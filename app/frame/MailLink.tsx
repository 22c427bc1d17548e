/** An email address. Where it is too long for its line, it breaks before the `@`. */
export function MailText({ address }: { address: string }) {
  const [name, ...domain] = address.split('@');
  if (domain.length === 0) return <>{address}</>;
  return (
    <>
      {name}
      <wbr />
      {`@${domain.join('@')}`}
    </>
  );
}

/**
 * An email address that opens a new message when pressed. It breaks only where it is longer than a line of its own; a comma after it could
 * begin a line.
 */
export const MailLink = ({ address }: { address: string }) => (
  <a href={`mailto:${address}`} className="block">
    <MailText address={address} />
  </a>
);
