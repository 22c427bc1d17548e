import { must } from '@bff/domain/shared/errors';

/**
 * A form's unit comes from the actor's own list: any other does not exist to them. It is said at the field, because somebody may have
 * removed the unit while the form was filled in.
 * @throws DomainError `dealUnit.notFound` at the field
 */
export function mustBeOneOf(units: readonly { id: number }[], unitId: number, field: 'unitId' | 'parentId'): void {
  must(
    units.some(({ id }) => id === unitId),
    'dealUnit.notFound',
    [],
    field,
  );
}
