import { startPostgres } from './start-postgres.ts';

/** A process with a server of its own, which never stops it: tests end it. It sends the address once the server answers. */
const { url } = await startPostgres();
process.send?.(url);
process.channel?.ref();
