import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { privatePage } from '~/http/private-page';
import { loadTermination, terminate } from '~/nouns/journeys/journey-page.server';
import { ConfirmScreen } from '~/screens/ConfirmScreen';
import { to } from '~/to';

export { unlessKept as shouldRevalidate } from '~/navigation/keeps-data';
export const headers = privatePage;
export const loader = (args: LoaderFunctionArgs) => loadTermination(args, to.driverJourney);
export const action = (args: ActionFunctionArgs) => terminate(args, to.driverJourney);

/** Asks why a journey ends early. */
export default function TerminateDriverJourney() {
  return <ConfirmScreen area="driver" />;
}
