import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { privatePage } from '~/http/private-page';
import { loadTermination, terminate } from '~/nouns/journeys/journey-page.server';
import { ConfirmScreen } from '~/screens/ConfirmScreen';
import { to } from '~/to';

export const headers = privatePage;
export const loader = (args: LoaderFunctionArgs) => loadTermination(args, to.companyJourney);
export const action = (args: ActionFunctionArgs) => terminate(args, to.companyJourney);

/** Asks why a journey ends early. */
export default function TerminateCompanyJourney() {
  return <ConfirmScreen area="company" />;
}
