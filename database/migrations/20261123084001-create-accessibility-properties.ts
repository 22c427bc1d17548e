/**
 * Properties of buses for people who cannot climb, see or hear well: administrators name them, companies say which bus has them. `code` is
 * used in addresses and the API, and never changes.
 */
export const up = `
CREATE TABLE IF NOT EXISTS accessibility_properties (
  id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
  code VARCHAR(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  name_sv VARCHAR(80) NOT NULL,
  name_en VARCHAR(80) NOT NULL,
  created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
  updated_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3) ON UPDATE CURRENT_TIMESTAMP(3),
  UNIQUE KEY accessibility_properties_code (code),
  UNIQUE KEY accessibility_properties_name_sv (name_sv),
  UNIQUE KEY accessibility_properties_name_en (name_en),
  CONSTRAINT accessibility_properties_names CHECK (name_sv <> '' AND name_en <> '' AND code <> '')
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_swedish_ci
`;

export const down = 'DROP TABLE accessibility_properties';
