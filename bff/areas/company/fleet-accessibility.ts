import { accessibilityCatalogue, type AccessibilityProperty } from '@bff/domain/accessibility';
import type { UserActor } from '@bff/domain/shared/actor';
import { wholeFleet } from '@bff/domain/vehicles';

/** A property of the catalogue, and which of the company's buses have it. */
interface AccessibilityOfFleet {
  property: AccessibilityProperty;
  buses: { id: number; registrationNumber: string }[];
}

/** Which of a company's buses have which property of the catalogue. @throws DomainError `auth.noPermission` */
export async function fleetAccessibility(actor: UserActor, companyId: number): Promise<AccessibilityOfFleet[]> {
  const [catalogue, fleet] = await Promise.all([accessibilityCatalogue(), wholeFleet(actor, companyId)]);
  return catalogue.map((property) => ({
    property,
    buses: fleet
      .filter(({ accessibility }) => accessibility.includes(property.code))
      .map(({ id, registrationNumber }) => ({ id, registrationNumber })),
  }));
}
