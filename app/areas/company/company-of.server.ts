import type { UserActor } from '@bff/domain/shared/actor';
import { must } from '@bff/domain/shared/errors';

/** The company that the actor belongs to. @throws DomainError `company.notFound` */
export function companyOf({ companyId }: UserActor): number {
  must(companyId !== null, 'company.notFound');
  return companyId;
}
