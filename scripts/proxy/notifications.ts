import { Transform } from 'node:stream';

/** What a server sends to its clients, without notifications where that is wished: as where they are lost on their way. */
export interface Notifications {
  /** For each connection. */
  filter(): Transform;
  /** Loses all of them from now on, or none. */
  lose(isLosing: boolean): void;
  /** How many were lost. */
  lost(): number;
}

/** `NotificationResponse` (https://www.postgresql.org/docs/current/protocol-message-formats.html). */
const NOTIFICATION = 'A'.charCodeAt(0);
/** A letter, and the length of what follows with these four bytes. */
const HEAD = 5;

/** Reads the messages of an unencrypted connection. */
export function forwardNotifications(): Notifications {
  let isLosing = false;
  let lost = 0;

  function filter(): Transform {
    let rest: Buffer = Buffer.alloc(0);
    return new Transform({
      transform(chunk: Buffer, _encoding, done) {
        rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
        for (;;) {
          if (rest.length < HEAD) break;
          const end = 1 + rest.readUInt32BE(1);
          if (rest.length < end) break;
          if (isLosing && rest[0] === NOTIFICATION) lost += 1;
          else this.push(rest.subarray(0, end));
          rest = rest.subarray(end);
        }
        done();
      },
    });
  }

  return {
    filter,
    lose: (losing) => {
      isLosing = losing;
    },
    lost: () => lost,
  };
}
