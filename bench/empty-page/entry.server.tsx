import { RemixServer } from '@remix-run/react';
import type { EntryContext } from '@remix-run/node';
import { renderToString } from 'react-dom/server';

/** Renders in one go, which is cheapest. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Response {
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(`<!doctype html>${renderToString(<RemixServer context={context} url={request.url} />)}`, {
    status,
    headers,
  });
}
