import type { LoaderFunctionArgs } from '@remix-run/node';
import { loadQuickFind } from '~/frame/quick-find.server';
import { QuickFindPage } from '~/frame/QuickFindPage';
import { privatePage } from '~/http/private-page';

export const headers = privatePage;
export const loader = ({ request }: LoaderFunctionArgs) => loadQuickFind(request, 'traffic');

/** Finds any screen or record by a few letters, from this dashboard. */
export default function Find() {
  return <QuickFindPage area="traffic" />;
}
