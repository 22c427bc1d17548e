/** Uploaded images, rewritten by us; each picture once. `kept_at` is the time of the last upload. */
export const table = `
CREATE TABLE IF NOT EXISTS images (
  id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
  hash CHAR(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  type ENUM('image/jpeg', 'image/png') NOT NULL,
  width INT UNSIGNED NOT NULL,
  height INT UNSIGNED NOT NULL,
  bytes MEDIUMBLOB NOT NULL,
  kept_at DATETIME(3) NOT NULL,
  UNIQUE KEY images_hash (hash),
  KEY images_kept (kept_at),
  CONSTRAINT images_hash_hex CHECK (hash REGEXP '^[0-9a-f]{64}$'),
  CONSTRAINT images_size CHECK (width > 0 AND height > 0)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_swedish_ci
`;
