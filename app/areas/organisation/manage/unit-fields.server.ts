import { line, optionalLine } from '~/forms/field-schemas';

export const unitFields = { name: line(200), costCenter: optionalLine(40) };
