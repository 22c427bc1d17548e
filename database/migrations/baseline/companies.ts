// Traces: S4-066
/** Bus operators. The rating is kept as sum and count, so that a new rating is one addition. */
export const table = `
CREATE TABLE IF NOT EXISTS companies (
  id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
  status ENUM('active','inactive','suspended') NOT NULL DEFAULT 'active',
  name VARCHAR(200) NOT NULL,
  org_number CHAR(10) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  vat_number VARCHAR(20) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  contact_name VARCHAR(200) NOT NULL,
  contact_email VARCHAR(254) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  contact_phone VARCHAR(20) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  emergency_phone VARCHAR(20) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  language ENUM('sv','en') NOT NULL DEFAULT 'sv',
  street VARCHAR(200) NOT NULL DEFAULT '',
  postcode VARCHAR(12) NOT NULL DEFAULT '',
  city VARCHAR(100) NOT NULL DEFAULT '',
  country_code CHAR(2) CHARACTER SET ascii COLLATE ascii_bin NOT NULL DEFAULT 'SE',
  logo_image_id BIGINT UNSIGNED NULL,
  info TEXT NULL,
  lgbti_certified BOOLEAN NOT NULL DEFAULT 0,
  road_safety_certified BOOLEAN NOT NULL DEFAULT 0,
  environment_certified BOOLEAN NOT NULL DEFAULT 0,
  iso39001_certified BOOLEAN NOT NULL DEFAULT 0,
  iso14001_certified BOOLEAN NOT NULL DEFAULT 0,
  is_partner BOOLEAN NOT NULL DEFAULT 0,
  offers_second_driver BOOLEAN NOT NULL DEFAULT 0,
  allows_ten_hour_days BOOLEAN NOT NULL DEFAULT 0,
  rating_sum INT UNSIGNED NOT NULL DEFAULT 0,
  rating_count INT UNSIGNED NOT NULL DEFAULT 0,
  created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
  updated_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3) ON UPDATE CURRENT_TIMESTAMP(3),
  version INT UNSIGNED NOT NULL DEFAULT 1,
  PRIMARY KEY (id),
  UNIQUE KEY companies_org_number (org_number),
  KEY companies_name (name),
  KEY companies_logo (logo_image_id),
  CONSTRAINT companies_logo FOREIGN KEY (logo_image_id) REFERENCES images (id),
  CONSTRAINT companies_rating_range CHECK (rating_sum between rating_count and rating_count * 5)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_swedish_ci
`;

/** In the order in which they run. */
export const triggers = [
  `
CREATE TRIGGER IF NOT EXISTS companies_after_update AFTER UPDATE ON companies FOR EACH ROW
BEGIN
  IF NEW.status <> OLD.status THEN
    UPDATE starting_positions JOIN vehicles ON vehicles.id = starting_positions.vehicle_id
      SET starting_positions.active = (NEW.status = 'active' AND vehicles.status = 'active')
      WHERE starting_positions.company_id = NEW.id;
  END IF;
END
`,
  `
CREATE TRIGGER IF NOT EXISTS companies_revision_update AFTER UPDATE ON companies FOR EACH ROW
BEGIN
  CALL raise_company_revision(NEW.id);
END
`,
  /** A safety net for a company's states: only the transitions of the code's table, and none to inactive while trips are upcoming. */
  `
CREATE TRIGGER IF NOT EXISTS companies_before_update BEFORE UPDATE ON companies FOR EACH ROW
BEGIN
  IF OLD.status = 'inactive' AND NEW.status = 'suspended' THEN
    SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'state.notAllowed';
  END IF;
  IF NEW.status = 'inactive' AND OLD.status <> 'inactive' AND EXISTS (
    SELECT 1 FROM bookings WHERE company_id = NEW.id AND status <> 'canceled' AND planned_end_at > UTC_TIMESTAMP(3)
  ) THEN
    SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'company.upcomingTrips';
  END IF;
END
`,
];
