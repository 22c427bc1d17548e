/** The organisations that a traffic controller may act for. */
export const table = `
CREATE TABLE IF NOT EXISTS traffic_controller_organisations (
  user_id BIGINT UNSIGNED NOT NULL,
  organisation_id BIGINT UNSIGNED NOT NULL,
  PRIMARY KEY (user_id, organisation_id),
  KEY traffic_controller_organisations_organisation (organisation_id),
  CONSTRAINT traffic_controller_organisations_user FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE RESTRICT,
  CONSTRAINT traffic_controller_organisations_organisation FOREIGN KEY (organisation_id) REFERENCES deal_organisations (id) ON DELETE RESTRICT
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_swedish_ci
`;
