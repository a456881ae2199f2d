/** What a merchant writes: the shop itself, files, menus, policies, pages, blogs and metaobjects. */
export const content = `
CREATE TABLE shop (id bigint PRIMARY KEY, body text COLLATE "C" NOT NULL);

CREATE TABLE locations (id bigint PRIMARY KEY, position bigint NOT NULL, name text COLLATE "C" NOT NULL, body text COLLATE "C" NOT NULL);

CREATE TABLE files (
  name text COLLATE "C" PRIMARY KEY,
  alt text COLLATE "C" NOT NULL,
  width bigint NOT NULL,
  height bigint NOT NULL,
  version text COLLATE "C" NOT NULL,
  focal_x double precision NOT NULL,
  focal_y double precision NOT NULL,
  size bigint NOT NULL,
  modified_ms double precision NOT NULL
);

CREATE TABLE menus (handle text COLLATE "C" PRIMARY KEY, title text COLLATE "C" NOT NULL, links text COLLATE "C" NOT NULL);

CREATE TABLE policies (handle text COLLATE "C" PRIMARY KEY, position bigint NOT NULL, title text COLLATE "C" NOT NULL, body text COLLATE "C" NOT NULL);

CREATE TABLE redirects (path text COLLATE "C" PRIMARY KEY, target text COLLATE "C" NOT NULL);

CREATE TABLE pages (
  id bigint PRIMARY KEY,
  handle text COLLATE "C" NOT NULL UNIQUE,
  title text COLLATE "C" NOT NULL,
  content text COLLATE "C" NOT NULL,
  author text COLLATE "C" NOT NULL,
  template_suffix text COLLATE "C" NOT NULL,
  published_at text COLLATE "C" NOT NULL,
  updated_at text COLLATE "C" NOT NULL,
  seo_title text COLLATE "C" NOT NULL,
  seo_description text COLLATE "C" NOT NULL,
  metafields text COLLATE "C" NOT NULL
);

CREATE TABLE blogs (
  id bigint PRIMARY KEY,
  handle text COLLATE "C" NOT NULL UNIQUE,
  position bigint NOT NULL,
  title text COLLATE "C" NOT NULL,
  template_suffix text COLLATE "C" NOT NULL,
  comments text COLLATE "C" NOT NULL CHECK (comments IN ('no', 'moderate', 'yes')),
  seo_title text COLLATE "C" NOT NULL,
  seo_description text COLLATE "C" NOT NULL,
  metafields text COLLATE "C" NOT NULL
);

CREATE TABLE articles (
  id bigint PRIMARY KEY,
  blog_id bigint NOT NULL REFERENCES blogs (id) ON DELETE CASCADE,
  handle text COLLATE "C" NOT NULL,
  title text COLLATE "C" NOT NULL,
  content text COLLATE "C" NOT NULL,
  excerpt text COLLATE "C" NOT NULL,
  author text COLLATE "C" NOT NULL,
  image text COLLATE "C",
  tags text COLLATE "C" NOT NULL,
  template_suffix text COLLATE "C" NOT NULL,
  published_at text COLLATE "C" NOT NULL,
  created_at text COLLATE "C" NOT NULL,
  updated_at text COLLATE "C" NOT NULL,
  seo_title text COLLATE "C" NOT NULL,
  seo_description text COLLATE "C" NOT NULL,
  metafields text COLLATE "C" NOT NULL,
  UNIQUE (blog_id, handle)
);
CREATE INDEX articles_newest_first ON articles (blog_id, published_at DESC, id);

CREATE TABLE metaobjects (
  id bigint PRIMARY KEY,
  type text COLLATE "C" NOT NULL,
  handle text COLLATE "C" NOT NULL,
  position bigint NOT NULL,
  fields text COLLATE "C" NOT NULL,
  UNIQUE (type, handle)
);
CREATE INDEX metaobjects_in_order ON metaobjects (type, position);
`;
