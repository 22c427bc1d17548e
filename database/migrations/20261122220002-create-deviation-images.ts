/** Up to five pictures of a deviation: each refers to an uploaded image. */
export const up = `
CREATE TABLE IF NOT EXISTS deviation_images (
  id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
  deviation_id BIGINT UNSIGNED NOT NULL,
  position TINYINT UNSIGNED NOT NULL,
  image_id BIGINT UNSIGNED NOT NULL,
  UNIQUE KEY deviation_images_place (deviation_id, position),
  KEY deviation_images_image (image_id),
  CONSTRAINT deviation_images_deviation FOREIGN KEY (deviation_id) REFERENCES deviations (id) ON DELETE CASCADE,
  CONSTRAINT deviation_images_image FOREIGN KEY (image_id) REFERENCES images (id),
  CONSTRAINT deviation_images_few CHECK (position BETWEEN 1 AND 5)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_swedish_ci
`;

export const down = 'DROP TABLE deviation_images';
