import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { userDetails } from '@bff/areas/accounts';
import { tripsOfDriver } from '@bff/areas/bookings';
import { requireActor } from '~/http/actor.server';
import { privatePage } from '~/http/private-page';
import { userIdOf } from '~/nouns/accounts/user-id.server';
import { companyUsers } from '~/nouns/accounts/user-place';
import { UserPage } from '~/nouns/accounts/UserPage';
import { DriverTrips } from '~/nouns/bookings/DriverTrips';
import { to } from '~/to';

export const headers = privatePage;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await requireActor(request, companyUsers.area);
  const details = await userDetails(actor, userIdOf(params['id']));
  const { user } = details;
  const trips = user.roles.includes('DRIVER') ? await tripsOfDriver(actor, user.id) : null;
  return data({ title: user.name || user.username, ...details, trips });
}

/** An account, with a driver's trips. */
export default function UserDetails() {
  const { user, trips } = useLoaderData<typeof loader>();
  return (
    <UserPage place={companyUsers}>
      {trips ? (
        <DriverTrips
          trips={trips}
          addressOf={to.companyBooking}
          list={`${to.companyBookings()}?when=coming&q=${encodeURIComponent(user.name)}`}
        />
      ) : null}
    </UserPage>
  );
}
