export const up = `
CREATE TABLE content_pages (
  slug VARCHAR(80) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  language ENUM('sv', 'en') NOT NULL,
  title VARCHAR(200) NOT NULL,
  markdown MEDIUMTEXT NOT NULL,
  created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
  updated_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3) ON UPDATE CURRENT_TIMESTAMP(3),
  PRIMARY KEY (slug, language)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_swedish_ci
`;

export const down = 'DROP TABLE content_pages';
