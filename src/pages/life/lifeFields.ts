import type { Page } from '../../../machines/flow/page.ts';
import type { Draw } from './fieldKinds.tsx';
import { lifeFieldsConsequences } from './lifeFieldsConsequences.tsx';
import { lifeFieldsContract } from './lifeFieldsContract.tsx';
import { lifeFieldsHealth } from './lifeFieldsHealth.tsx';
import { lifeFieldsIncident } from './lifeFieldsIncident.tsx';
import { lifeFieldsTreatment } from './lifeFieldsTreatment.tsx';

const fields: Readonly<Record<string, Draw>> = {
  ...lifeFieldsContract,
  ...lifeFieldsIncident,
  ...lifeFieldsTreatment,
  ...lifeFieldsHealth,
  ...lifeFieldsConsequences,
};

/**
 * Finds how a question of a life claim is drawn.
 *
 * @param page the page that asks it; some ask it in a way of their own
 * @param name the field
 * @returns what draws it, undefined where the question has no field yet
 */
export const findField = ({ view }: Pick<Page, 'view'>, name: string): Draw | undefined =>
  fields[`${view}.${name}`] ?? fields[name];
