/** A company's logo is a kept image; a path to a file never came to be used. */
export const up = `
ALTER TABLE companies DROP COLUMN logo_path, ADD COLUMN logo_image_id BIGINT UNSIGNED NULL AFTER country_code,
  ADD CONSTRAINT companies_logo FOREIGN KEY (logo_image_id) REFERENCES images (id) ON DELETE RESTRICT
`;

export const down = `
ALTER TABLE companies DROP FOREIGN KEY companies_logo, DROP KEY companies_logo, DROP COLUMN logo_image_id, ADD COLUMN logo_path VARCHAR(255) NULL AFTER country_code
`;
