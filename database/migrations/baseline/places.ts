/** Localities, airports, stations and postcodes. `weight` orders them by likelihood, smallest first (Sweden, then population). */
export const table = `
CREATE TABLE IF NOT EXISTS places (
  id VARCHAR(80) CHARACTER SET ascii COLLATE ascii_bin NOT NULL PRIMARY KEY,
  kind ENUM('locality', 'postal-place', 'airport', 'station', 'postcode') NOT NULL,
  name_sv VARCHAR(100) NOT NULL,
  name_en VARCHAR(100) NOT NULL,
  municipality VARCHAR(100) NOT NULL DEFAULT '',
  county VARCHAR(100) NOT NULL DEFAULT '',
  country_code CHAR(2) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  lat DOUBLE NOT NULL,
  lon DOUBLE NOT NULL,
  population INT UNSIGNED NULL,
  weight INT UNSIGNED NOT NULL,
  KEY places_position (lat, lon)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_swedish_ci
`;
