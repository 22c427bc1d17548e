import { accessibilityProperty } from '#fields/accessibility';
import { defineFields, field, revision, schemaOf } from '~/forms/fields';

/** A property's names, in the page's order. */
export const accessibilityFields = defineFields({
  nameSv: field(accessibilityProperty.nameSv, 'accessibility:nameSv', { autoComplete: 'off' }),
  nameEn: field(accessibilityProperty.nameEn, 'accessibility:nameEn', { autoComplete: 'off' }),
});

export const NewAccessibility = schemaOf(accessibilityFields);
export const EditedAccessibility = schemaOf(defineFields({ ...accessibilityFields, revision }));
