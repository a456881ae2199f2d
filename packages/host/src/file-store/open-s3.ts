import { createHash } from 'node:crypto';
import type { S3Client } from '@aws-sdk/client-s3';
import { createBreaker } from './breaker.ts';
import type { FileStore } from './file-store.ts';
import type { S3Address } from './s3-address.ts';

export interface S3Options extends S3Address {
  /** `AWS_ENDPOINT_URL_S3`, `AWS_REGION`, `AWS_ACCESS_KEY_ID` and whatever else the official client reads. */
  env: NodeJS.ProcessEnv;
  /** Receives a sentence when the store is away, and when it is back. */
  report(line: string): void;
  /** ms, a clock that only moves forward. */
  now?: () => number;
}

/** Requests at the same time, and of those that may wait for a place. */
const CONCURRENCY = 16;
const WAITING = 512;
/** ms until a store that has failed is tried again. */
const REST = 2000;
/** ms a request may take with its second attempt: who waits for a picture has a page without it meanwhile. */
const LIMIT = 3000;
/** … and ms more for each byte: of an upload of 20 MB, at 1 MB a second. */
const MS_PER_BYTE = 1 / 1000;
/** ms to connect. */
const CONNECT = 1000;
/** SHA-256 of the content, as metadata. */
const DIGEST = 'sha256';

const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Whether the answer is that there is no such object. A bucket that does not exist is a mistake in the settings. */
const isMissing = (error: unknown): boolean => error instanceof Error && ['NoSuchKey', 'NotFound'].includes(error.name);

/** The client, loaded when it is used: 150 ms and 25 MB. */
async function createClient(
  env: NodeJS.ProcessEnv,
): Promise<{ s3: typeof import('@aws-sdk/client-s3'); client: S3Client }> {
  const s3 = await import('@aws-sdk/client-s3');
  const endpoint = env.AWS_ENDPOINT_URL_S3 || env.AWS_ENDPOINT_URL;
  const region = env.AWS_REGION || env.AWS_DEFAULT_REGION;
  const {
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
    AWS_SESSION_TOKEN: sessionToken,
  } = env;
  const client = new s3.S3Client({
    // Servers other than Amazon's have no names for buckets, and no regions.
    ...(endpoint ? { endpoint, forcePathStyle: true, region: region ?? 'us-east-1' } : region ? { region } : {}),
    // Other sources of credentials are the client's own: profiles, roles of a machine.
    ...(accessKeyId && secretAccessKey ? { credentials: { accessKeyId, secretAccessKey, sessionToken } } : {}),
    maxAttempts: 2,
    requestHandler: {
      connectionTimeout: CONNECT,
      httpAgent: { maxSockets: CONCURRENCY },
      httpsAgent: { maxSockets: CONCURRENCY },
    },
    // Many servers know only the older checksums. What is read is compared with a digest of our own.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return { s3, client };
}

/** The objects below a prefix of a bucket, by the official client. Opening it asks the store for nothing. */
export async function openS3({ bucket, prefix, env, report, now }: S3Options): Promise<FileStore> {
  const { s3, client } = await createClient(env);
  const breaker = createBreaker({
    concurrency: CONCURRENCY,
    waiting: WAITING,
    rest: REST,
    now,
    onChange(error) {
      const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
      report(
        error === null
          ? `The object store s3://${bucket} answers again.`
          : `The object store s3://${bucket} is away: ${reason}`,
      );
    },
  });
  let reads = 0;
  let writes = 0;
  let damaged = 0;
  const within = (bytes = 0) => ({ abortSignal: AbortSignal.timeout(LIMIT + Math.ceil(bytes * MS_PER_BYTE)) });
  const keyed = (key: string) => ({ Bucket: bucket, Key: prefix + key });

  return {
    read: (key) =>
      breaker.run(async () => {
        reads += 1;
        try {
          const { Body, Metadata, LastModified } = await client.send(new s3.GetObjectCommand(keyed(key)), within());
          const bytes = Buffer.from((await Body?.transformToByteArray()) ?? []);
          if (Metadata?.[DIGEST] === digestOf(bytes)) return { bytes, written: LastModified?.getTime() ?? 0 };
          damaged += 1;
          return null;
        } catch (error) {
          if (isMissing(error)) return null;
          throw error;
        }
      }),
    write: (key, bytes, type) =>
      breaker.run(async () => {
        writes += 1;
        const object = { ...keyed(key), Body: bytes, ContentType: type, Metadata: { [DIGEST]: digestOf(bytes) } };
        await client.send(new s3.PutObjectCommand(object), within(bytes.length));
      }),
    list: (start, after) =>
      breaker.run(async () => {
        const { Contents = [] } = await client.send(
          new s3.ListObjectsV2Command({
            Bucket: bucket,
            Prefix: prefix + start,
            ...(after === undefined ? {} : { StartAfter: prefix + after }),
          }),
          within(),
        );
        return Contents.map(({ Key = '', Size = 0, LastModified }) => ({
          key: Key.slice(prefix.length),
          size: Size,
          written: LastModified?.getTime() ?? 0,
        }));
      }),
    async remove(keys) {
      // One by one: the request for many needs a checksum that not every server knows.
      for (const key of keys)
        await breaker.run(async () => void (await client.send(new s3.DeleteObjectCommand(keyed(key)), within())));
    },
    figures: () => ({ reads, writes, damaged, ...breaker.figures() }),
    close: () => client.destroy(),
  };
}
