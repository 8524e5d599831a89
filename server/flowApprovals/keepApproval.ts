import type { Identity } from '#machines/service/identity/identity.ts';
import type { FlowApproval } from '#machines/service/analysts/flowApprovals.ts';
import { flowVersion } from './flowVersion.ts';
import type { Store } from '#server/store/tables.ts';

interface Approving {
  /** The code of the flow. */
  readonly flow: string;
  /** The flow as it was seen. */
  readonly text: string;
  readonly analyst: Pick<Identity, 'subject' | 'name'>;
}

/** So many are told. */
const most = 10;

/** Keeps that an analyst approves a state of a flow, once for each of them. */
export async function keepApproval(
  { db, now }: Store,
  { flow, text, analyst }: Approving,
): Promise<FlowApproval> {
  const version = flowVersion(text);
  const { subject, name = subject } = analyst;
  await db
    .insertInto('flow_approval')
    .values({ flow, version, subject, by_name: name, text, at: now() })
    .onConflict((conflict) => conflict.columns(['flow', 'version', 'subject']).doNothing())
    .execute();
  const { by_name: by, at } = await db
    .selectFrom('flow_approval')
    .select(['by_name', 'at'])
    .where('flow', '=', flow)
    .where('version', '=', version)
    .where('subject', '=', subject)
    .executeTakeFirstOrThrow();
  return { version, text, by, at: at.toISOString() };
}

/** The approvals of a flow, the newest first. */
export async function listApprovals(
  { db }: Pick<Store, 'db'>,
  flow: string,
): Promise<readonly FlowApproval[]> {
  const rows = await db
    .selectFrom('flow_approval')
    .select(['version', 'text', 'by_name', 'at'])
    .where('flow', '=', flow)
    .orderBy('at', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ version, text, by_name: by, at }) => ({ version, text, by, at: at.toISOString() }));
}
