import { expect, test } from 'vitest';
import { parseS3Address } from './s3-address.ts';

test.each([
  ['s3://shop', { bucket: 'shop', prefix: '' }],
  ['s3://shop/', { bucket: 'shop', prefix: '' }],
  ['s3://my.shop-1/live', { bucket: 'my.shop-1', prefix: 'live/' }],
  ['s3://shop//a//b/', { bucket: 'shop', prefix: 'a/b/' }],
])('%s is a bucket and a prefix', (text, address) => expect(parseS3Address(text)).toEqual(address));

test.each(['', 'shop', 's3://', 's3://a', 's3://Shop', 's3://shop/../other', 's3://shop?x=1', 'https://shop'])(
  '%j is no address of a bucket',
  (text) => expect(parseS3Address(text)).toBeNull(),
);
