// Serves a folder as an S3-compatible store until the process that started this one lets go of it.
// Arguments: port (0: a free one), folder, bucket. Sends its port to the parent when it listens.
import S3rver from '@20minutes/s3rver';

const [port, directory, bucket] = process.argv.slice(2);
// The channel closes with its process, also where that was killed.
process.on('disconnect', () => process.exit(0));

const server = new S3rver({
  port: Number(port),
  address: '127.0.0.1',
  directory,
  silent: true,
  configureBuckets: [{ name: bucket }],
  // It leaves out the slash that clients of today sign after the name of a bucket, and so refuses every list.
  allowMismatchedSignatures: true,
});
const address = await server.run();
process.send?.(address.port);
