import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { userDetails } from '@bff/areas/accounts';
import { dealRightsOf } from '@bff/domain/deal-organisations';
import { requireActor } from '~/http/actor.server';
import { privatePage } from '~/http/private-page';
import { userIdOf } from '~/nouns/accounts/user-id.server';
import { organisationUsers } from '~/nouns/accounts/user-place';
import { UserPage } from '~/nouns/accounts/UserPage';
import { UserRights } from './UserRights';

export const headers = privatePage;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const details = await userDetails(actor, userIdOf(params['id']));
  const { rights, givable } = await dealRightsOf(actor, details.user.id);
  const title = details.user.name || details.user.username;
  return data({ title, ...details, rights, mayGive: givable.length > 0 });
}

/** A user of the organisation, with their rights. */
export default function UserDetails() {
  const { user, rights, mayGive } = useLoaderData<typeof loader>();
  return (
    <UserPage place={organisationUsers}>
      <UserRights userId={user.id} rights={rights} mayGive={mayGive} />
    </UserPage>
  );
}
