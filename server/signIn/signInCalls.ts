import type { Configuration } from '#machines/service/configuration.ts';
import type { AreaPlugin } from '#server/http/area.ts';
import type { Systems } from '#server/registers/systems.ts';
import type { Sessions } from '#server/sessions/sessions.ts';
import type { Store } from '#server/store/tables.ts';
import { actFor } from './actFor.ts';
import { beginSignIn } from './beginSignIn.ts';
import { finishSignIn } from './finishSignIn.ts';
import { knownClient } from './knownClient.ts';
import { land } from './land.ts';
import { createLanding } from './landing.ts';
import { logout } from './logout.ts';
import type { SignIns } from './signIns.ts';
import { whoAmI } from './whoAmI.ts';

interface Parameters extends Store {
  readonly sessions: Sessions;
  readonly signIns: SignIns;
  readonly systems: Systems;
  readonly configuration: Configuration;
  /** The secrets shared with those who send visitors with landing tokens, two while one takes the place of the other. */
  readonly landingKeys: readonly string[];
}

/** The calls by which a visitor proves who they are: landing, sign-in and logout, and what is known of them then. */
export const signInCalls: AreaPlugin<Parameters> = async (app, { landingKeys, ...parameters }) => {
  const { db, now, sessions } = parameters;
  logout(app, parameters);
  whoAmI(app, parameters);
  knownClient(app, parameters);
  land(app, { db, now, sessions, readLanding: createLanding({ db, now, keys: landingKeys }) });
  beginSignIn(app, parameters);
  finishSignIn(app, parameters);
  actFor(app, parameters);
};
