/** A view of a bus refers to the images made of its upload: the large one, and one for lists. There are no rows before this. */
export const up = `
ALTER TABLE vehicle_images
  DROP COLUMN path,
  DROP COLUMN width,
  DROP COLUMN height,
  ADD COLUMN image_id BIGINT UNSIGNED NOT NULL AFTER view,
  ADD COLUMN thumbnail_image_id BIGINT UNSIGNED NOT NULL AFTER image_id,
  ADD KEY vehicle_images_image (image_id),
  ADD KEY vehicle_images_thumbnail (thumbnail_image_id),
  ADD CONSTRAINT vehicle_images_image FOREIGN KEY (image_id) REFERENCES images (id),
  ADD CONSTRAINT vehicle_images_thumbnail FOREIGN KEY (thumbnail_image_id) REFERENCES images (id)
`;

export const down = `
ALTER TABLE vehicle_images
  DROP FOREIGN KEY vehicle_images_image,
  DROP FOREIGN KEY vehicle_images_thumbnail,
  DROP KEY vehicle_images_image,
  DROP KEY vehicle_images_thumbnail,
  DROP COLUMN image_id,
  DROP COLUMN thumbnail_image_id,
  ADD COLUMN path VARCHAR(255) NOT NULL AFTER view,
  ADD COLUMN width INT UNSIGNED NOT NULL AFTER path,
  ADD COLUMN height INT UNSIGNED NOT NULL AFTER width
`;
