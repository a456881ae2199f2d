/** A bucket, and what the names of the shop's objects begin with: empty, or a path that ends in `/`. */
export interface S3Address {
  bucket: string;
  prefix: string;
}

/** https://docs.aws.amazon.com/AmazonS3/latest/userguide/bucketnamingrules.html */
const ADDRESS = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([\w./-]*))?$/;

/** Reads `s3://bucket` or `s3://bucket/a/prefix`; null for anything else. */
export function parseS3Address(text: string): S3Address | null {
  const [, bucket, path = ''] = ADDRESS.exec(text) ?? [];
  if (bucket === undefined) return null;
  const parts = path.split('/').filter((part) => part !== '');
  if (parts.some((part) => part === '.' || part === '..')) return null;
  return { bucket, prefix: parts.map((part) => `${part}/`).join('') };
}
