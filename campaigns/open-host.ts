import { type Host, type HostOptions, startHost } from './host.ts';
import { type Folders, ownFolders } from './prepare.ts';

/** What a campaign's host is started with, beside the shop and the data. */
export type HostNeeds = Pick<HostOptions, 'preload' | 'args'>;

/** A running host and its folders. */
export interface OpenHost extends AsyncDisposable, Pick<Folders, 'shop' | 'data'> {
  host: Host;
}

/** Starts a host on these folders. Disposing ends it and takes its data away. */
export async function hostOn(folders: Folders, needs: HostNeeds = {}): Promise<OpenHost> {
  const host = await startHost({ ...folders, ...needs });
  return {
    ...folders,
    host,
    async [Symbol.asyncDispose]() {
      await host.kill('SIGTERM');
      await folders.remove();
    },
  };
}

/** Opens hosts of their own, each on a copy of the prepared data. */
export function ownHosts(prepared: string, needs?: HostNeeds): () => Promise<OpenHost> {
  return async () => hostOn(await ownFolders(prepared), needs);
}

export interface SharedHost {
  /** The one host, for each that asks: started for the first, and again where one has left it ended. Disposing leaves it running. */
  open(): Promise<OpenHost>;
  close(): Promise<void>;
}

/** One host for campaigns one after the other, started with what any of them needs: a start costs more than most short forms. */
export function sharedHost(prepared: string, needs: readonly HostNeeds[]): SharedHost {
  const open = ownHosts(prepared, {
    preload: needs.flatMap(({ preload = [] }) => preload),
    args: needs.flatMap(({ args = [] }) => args),
  });
  let opening: Promise<OpenHost> | null = null;
  return {
    async open() {
      opening ??= open();
      const shared = await opening;
      if (!shared.host.isRunning()) await shared.host.start();
      return { ...shared, async [Symbol.asyncDispose]() {} };
    },
    async close() {
      await (await opening)?.[Symbol.asyncDispose]();
    },
  };
}
