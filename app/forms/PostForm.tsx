import { useLocation } from '@remix-run/react';
import type { ComponentPropsWithoutRef } from 'react';
import { Sent } from './Sent';

/**
 * A form that posts to its own address with the query (the order in question, where to go afterwards). The address is explicit because w3m
 * drops the query from a form without one. The server validates the input, so the browser does not.
 */
export function PostForm({
  children,
  ...props
}: Omit<ComponentPropsWithoutRef<'form'>, 'method' | 'action' | 'noValidate'>) {
  const { pathname, search } = useLocation();
  return (
    <form {...props} method="post" action={`${pathname}${search}`} noValidate>
      <Sent />
      {children}
    </form>
  );
}
