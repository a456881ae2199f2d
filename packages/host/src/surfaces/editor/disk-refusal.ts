import { RequestError } from '../../gate/errors.ts';

const NO_ROOM = new Set(['ENOSPC', 'EDQUOT']);
const REFUSED = new Set(['EROFS', 'EACCES', 'EPERM', 'EIO', 'EMFILE', 'ENFILE', 'EBUSY']);

/** What an error of the disk means to who uploads; any other error is returned as it is. */
export function diskRefusal(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (NO_ROOM.has(code)) return new RequestError(507, 'The disk is full: nothing can be written until there is room.');
  if (REFUSED.has(code))
    return new RequestError(503, "The shop's folder cannot be written. Please try again in a moment.");
  return error;
}
