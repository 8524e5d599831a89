import { ReturnPath } from '#machines/service/identity/returnPath.ts';

const returnKey = 'hlaska.returnTo';

/** Where whoever logs out in this tab came from: the provider leads back to an address that says nothing. */
export const returnMemory = (session: Storage) => ({
  read: (): string | undefined => ReturnPath.safeParse(session.getItem(returnKey)).data,
  keep: (path: string | undefined): void =>
    path === undefined ? session.removeItem(returnKey) : session.setItem(returnKey, path),
});
