/** Nonces used up by signed requests; the primary key refuses replays. */
export const table = `
CREATE TABLE IF NOT EXISTS request_nonces (
  key_id CHAR(22) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  nonce CHAR(22) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  expires_at DATETIME(3) NOT NULL,
  PRIMARY KEY (key_id, nonce),
  KEY request_nonces_expires (expires_at)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_swedish_ci
`;
