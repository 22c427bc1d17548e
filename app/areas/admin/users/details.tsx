import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { userDetails } from '@bff/areas/accounts';
import { tripsOfDriver } from '@bff/areas/bookings';
import { controllerOrganisations, organisationOfUser } from '@bff/domain/deal-organisations';
import { requireActor } from '~/http/actor.server';
import { usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { useTranslation } from '~/i18n/use-translation';
import { userIdOf } from '~/nouns/accounts/user-id.server';
import { adminUsers } from '~/nouns/accounts/user-place';
import { UserPage } from '~/nouns/accounts/UserPage';
import { DriverTrips } from '~/nouns/bookings/DriverTrips';
import { to } from '~/to';
import { ServedOrganisations } from './UserOrganisations';

export const headers = privatePage;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const details = await userDetails(actor, userIdOf(params['id']));
  const { user } = details;
  const isController = user.roles.includes('TRAFFIC_CONTROLLER');
  const served = isController ? (await controllerOrganisations(actor, user.id)).served : null;
  const organisation = await organisationOfUser(actor, user.id);
  const trips = user.roles.includes('DRIVER') ? await tripsOfDriver(actor, user.id) : null;
  return data({
    title: user.name || user.username,
    ...details,
    served,
    trips,
    organisation: organisation && { id: organisation.id, name: organisation.name },
  });
}

/** An account, with the deal organisation that it belongs to or those that it acts for, and a driver's trips. */
export default function UserDetails() {
  const { user, served, trips, organisation } = useLoaderData<typeof loader>();
  const { t } = useTranslation('users');
  const path = usePath();
  return (
    <UserPage
      place={adminUsers}
      employer={
        organisation
          ? {
              label: t('organisation.label'),
              value: <a href={path(to.dealCustomer(organisation.id))}>{organisation.name}</a>,
            }
          : undefined
      }
    >
      {trips ? (
        <DriverTrips
          trips={trips}
          addressOf={to.adminBooking}
          list={`${to.adminBookings()}?when=coming&q=${encodeURIComponent(user.name)}`}
        />
      ) : null}
      {served ? <ServedOrganisations userId={user.id} served={served} /> : null}
    </UserPage>
  );
}
