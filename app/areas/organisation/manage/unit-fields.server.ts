import { line, optionalLine } from '~/forms/person-fields.server';

export const unitFields = { name: line(200), costCenter: optionalLine(40) };
