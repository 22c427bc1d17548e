import { DealOrganisation } from '../deal-organisation';
import { DealRight } from '../deal-right';
import { DealUnit } from '../deal-unit';
import { DealUser } from '../deal-user';
import { TrafficControllerOrganisation } from '../traffic-controller-organisation';
import { User } from '../user';

export function associateDealOrganisations(): void {
  const ofOrganisation = { as: 'organisation', foreignKey: 'organisationId', constraints: false };
  TrafficControllerOrganisation.belongsTo(DealOrganisation, ofOrganisation);
  DealUser.belongsTo(User, { as: 'user', foreignKey: 'userId', constraints: false });
  DealRight.belongsTo(User, { as: 'user', foreignKey: 'userId', constraints: false });
  DealRight.belongsTo(DealUnit, { as: 'unit', foreignKey: 'unitId', constraints: false });
}
