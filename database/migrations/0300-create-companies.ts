/** Bus operators. The rating is kept as sum and count, so that a new rating is one addition. */
export const up = `
CREATE TABLE companies (
  id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
  status ENUM('active', 'inactive', 'suspended') NOT NULL DEFAULT 'active',
  name VARCHAR(200) NOT NULL,
  org_number CHAR(10) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  vat_number VARCHAR(20) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  contact_name VARCHAR(200) NOT NULL,
  contact_email VARCHAR(254) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  contact_phone VARCHAR(20) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  emergency_phone VARCHAR(20) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  language ENUM('sv', 'en') NOT NULL DEFAULT 'sv',
  street VARCHAR(200) NOT NULL DEFAULT '',
  postcode VARCHAR(12) NOT NULL DEFAULT '',
  city VARCHAR(100) NOT NULL DEFAULT '',
  country_code CHAR(2) CHARACTER SET ascii COLLATE ascii_bin NOT NULL DEFAULT 'SE',
  logo_path VARCHAR(255) NULL,
  info TEXT NULL,
  lgbti_certified BOOLEAN NOT NULL DEFAULT FALSE,
  road_safety_certified BOOLEAN NOT NULL DEFAULT FALSE,
  environment_certified BOOLEAN NOT NULL DEFAULT FALSE,
  iso39001_certified BOOLEAN NOT NULL DEFAULT FALSE,
  iso14001_certified BOOLEAN NOT NULL DEFAULT FALSE,
  is_partner BOOLEAN NOT NULL DEFAULT FALSE,
  offers_second_driver BOOLEAN NOT NULL DEFAULT FALSE,
  allows_ten_hour_days BOOLEAN NOT NULL DEFAULT FALSE,
  rating_sum INT UNSIGNED NOT NULL DEFAULT 0,
  rating_count INT UNSIGNED NOT NULL DEFAULT 0,
  created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
  updated_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3) ON UPDATE CURRENT_TIMESTAMP(3),
  UNIQUE KEY companies_org_number (org_number),
  KEY companies_name (name),
  CONSTRAINT companies_rating_range CHECK (rating_sum BETWEEN rating_count AND rating_count * 5)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_swedish_ci
`;

export const down = 'DROP TABLE companies';
