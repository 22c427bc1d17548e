import { useLocation } from '@remix-run/react';
import type { ComponentPropsWithoutRef } from 'react';

/**
 * A form that posts to the address it stands at, query and all: what order it is about, where to go afterwards. The address is said outright
 * because w3m leaves the query out of a form that names none. The server checks what is typed, so the browser does not.
 */
export function PostForm(props: Omit<ComponentPropsWithoutRef<'form'>, 'method' | 'action' | 'noValidate'>) {
  const { pathname, search } = useLocation();
  return <form {...props} method="post" action={`${pathname}${search}`} noValidate />;
}
