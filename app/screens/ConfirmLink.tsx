import type { ReactNode } from 'react';
import type { ButtonLook } from '@ds/primitives/Button/Button';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { usePath } from '~/http/paths';

interface ConfirmLinkProps extends ButtonLook {
  /** The confirmation's page: a path without its language. */
  to: string;
  children: ReactNode;
}

/** A link to a confirmation. */
export function ConfirmLink({ to, children, ...look }: ConfirmLinkProps) {
  const href = usePath()(to);
  return (
    <LinkButton {...look} href={href}>
      {children}
    </LinkButton>
  );
}
