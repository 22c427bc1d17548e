import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { loadJourney, reportFromSheet } from '~/nouns/journeys/journey-page.server';
import { JourneyPage } from '~/nouns/journeys/JourneyPage';
import { to } from '~/to';

export const headers = privatePage;
export const loader = (args: LoaderFunctionArgs) => loadJourney(args);
export const action = (args: ActionFunctionArgs) => reportFromSheet(args, to.companyJourney);

/** A journey, for the company that drives it. */
export default function CompanyJourney() {
  const { sheet } = useLoaderData<typeof loader>();
  const { t } = useTranslation('bookings');
  const path = usePath();
  const { bookingNumber: number, contact, needsDriver } = sheet;
  // A trip that is only held is nobody's booking yet.
  const bookingAt = contact ? to.companyBooking(number) : undefined;
  return (
    <JourneyPage
      area="company"
      back={
        bookingAt
          ? { to: bookingAt, label: t('details.title', { number }) }
          : { to: to.companyMain(), label: t('journeys:companyBack') }
      }
      bookingAt={bookingAt && path(bookingAt)}
      actions={needsDriver ? <LinkButton href={path(to.assignDriver(number))}>{t('assign.link')}</LinkButton> : null}
      terminateAt={to.terminateCompanyJourney}
      deviationAt={to.reportCompanyDeviation}
    />
  );
}
