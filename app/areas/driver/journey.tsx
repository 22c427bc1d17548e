import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useTranslation } from 'react-i18next';
import { privatePage } from '~/http/private-page';
import { loadJourney, reportFromSheet } from '~/nouns/journeys/journey-page.server';
import { JourneyPage } from '~/nouns/journeys/JourneyPage';
import { to } from '~/to';

export const headers = privatePage;
export const loader = (args: LoaderFunctionArgs) => loadJourney(args);
export const action = (args: ActionFunctionArgs) => reportFromSheet(args, to.driverJourney);

/** A driver's journey. */
export default function DriverJourney() {
  const { t } = useTranslation('journeys');
  return (
    <JourneyPage
      area="driver"
      back={{ to: to.driverMain(), label: t('list.coming') }}
      terminateAt={to.terminateDriverJourney}
    />
  );
}
