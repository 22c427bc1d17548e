import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useTranslation } from '~/i18n/use-translation';
import { privatePage } from '~/http/private-page';
import { loadJourney, reportFromSheet } from '~/nouns/journeys/journey-page.server';
import { JourneyPage } from '~/nouns/journeys/JourneyPage';
import { to } from '~/to';

export const headers = privatePage;
export const loader = (args: LoaderFunctionArgs) => loadJourney(args);
export const action = (args: ActionFunctionArgs) => reportFromSheet(args, to.companyJourney);

/** A journey, for the company that drives it. */
export default function CompanyJourney() {
  const { t } = useTranslation('journeys');
  return (
    <JourneyPage
      area="company"
      back={{ to: to.companyMain(), label: t('companyBack') }}
      terminateAt={to.terminateCompanyJourney}
      deviationAt={to.reportCompanyDeviation}
    />
  );
}
