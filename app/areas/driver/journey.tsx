import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { privatePage } from '~/http/private-page';
import { loadJourney, reportFromSheet } from '~/nouns/journeys/journey-page.server';
import { JourneyPage } from '~/nouns/journeys/JourneyPage';
import { to } from '~/to';
import { isActive } from '@states/journey-states';
import { useReported } from './reports/WaitingReports';
import { SharePosition } from './SharePosition';

export { unlessKept as shouldRevalidate } from '~/navigation/keeps-data';
export const headers = privatePage;
export const loader = (args: LoaderFunctionArgs) => loadJourney(args);
export const action = (args: ActionFunctionArgs) => reportFromSheet(args, to.driverJourney);

/** A driver's journey. */
export default function DriverJourney() {
  const { t } = useTranslation('journeys');
  const { sheet } = useLoaderData<typeof loader>();
  const reported = useReported(sheet.number);
  return (
    <JourneyPage
      area="driver"
      back={{ to: to.driverMain(), label: t('list.coming') }}
      terminateAt={to.terminateDriverJourney}
      deviationAt={to.reportDriverDeviation}
      reported={reported}
    >
      {isActive(sheet.status) ? <SharePosition number={sheet.number} /> : null}
    </JourneyPage>
  );
}
