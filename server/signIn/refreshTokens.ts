import { setTimeout as wait } from 'node:timers/promises';
import type { Tokens } from '#machines/actors/signIn/token.ts';
import { Failure } from '#machines/calls/failures.ts';
import { seal, unseal } from '#server/sessions/sealedTokens.ts';
import { keyOf } from '#server/sessions/renewedSession.ts';
import type { Provider } from './provider.ts';
import type { Store } from '#server/store/tables.ts';

/** Milliseconds: between looks at a refresh that another process makes, and after which it is taken for dead. */
const step = 500;
const lease = 10_000;

interface Given extends Store {
  readonly provider: Pick<Provider, 'refresh'>;
  /** The cookie of the session. */
  readonly cookie: string;
}

/**
 * Refreshes the tokens of a session, once over all tabs and processes: a refresh token used twice would end the sign-in. Whoever
 * comes second gets what the first was given. Source: specification section 7, polling wait for a pending token.
 */
export const refreshTokens = ({ db, now, provider, cookie }: Given) => {
  const key = keyOf(cookie);
  const store = (values: { tokens?: string }) =>
    db
      .updateTable('session')
      .set({ ...values, refreshing_until: null })
      .where('token_hash', '=', key)
      .execute();
  return async (refused: string): Promise<Tokens> => {
    for (let waited = 0; waited < lease; waited += step) {
      const leased = await db
        .updateTable('session')
        .set({ refreshing_until: new Date(now().getTime() + lease) })
        .where('token_hash', '=', key)
        .where(({ eb, or }) => or([eb('refreshing_until', 'is', null), eb('refreshing_until', '<', now())]))
        .returning('tokens')
        .executeTakeFirst();
      if (!leased) {
        await wait(step);
        continue;
      }
      try {
        const known = unseal(leased.tokens ?? '', cookie);
        if (known.refreshToken !== refused) return known;
        const tokens = await provider.refresh(refused);
        await store({ tokens: seal(tokens, cookie) });
        return tokens;
      } finally {
        await store({});
      }
    }
    throw new Failure('0');
  };
};
