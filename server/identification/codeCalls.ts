import type { Configuration } from '#machines/service/configuration.ts';
import type { AreaPlugin } from '#server/http/area.ts';
import type { Messages } from '#server/messages/message.ts';
import type { Counted } from '#server/sessions/callers.ts';
import type { Sessions } from '#server/sessions/sessions.ts';
import type { Store } from '#server/store/tables.ts';
import { confirmCode } from './confirmCode.ts';
import { readIdentification } from './readIdentification.ts';
import { sendCode } from './sendCode.ts';

interface Parameters extends Store, Counted {
  readonly sessions: Sessions;
  readonly configuration: Configuration;
  /** How codes are sent, by the kind of contact. */
  readonly messages: Messages;
}

/** The calls by which a reporter shows that a contact is theirs: a code is sent, and told back. */
export const codeCalls: AreaPlugin<Parameters> = async (app, parameters) => {
  sendCode(app, parameters);
  confirmCode(app, parameters);
  readIdentification(app, parameters);
};
