import type { Flow } from '../../machines/flow/defineFlow.ts';
import type { Page, Step } from '../../machines/flow/page.ts';
import { i18n } from '../i18n/i18n.ts';
import type { Say } from './say.ts';

/** Takes a flow, a page of it and what says texts; gives the page's short name, its title where it has none, else its code. */
export const pageName = ({ claimType, flowType }: Flow, { view, row, code }: Page, say: Say): string => {
  const values = row === undefined ? {} : { number: row + 1 };
  const key = ['name', `${flowType}.name`, 'title', `${flowType}.title`]
    .flatMap((text) => [`${claimType}:${view}.${text}`, `shared:${view}.${text}`])
    .find((path) => i18n.exists(path));
  return key === undefined ? code : say(key, values);
};

/** Takes a flow, a step and what says texts; gives the name of the step. */
export const stepName = ({ claimType }: Flow, step: Step, say: Say): string =>
  say(
    [`${claimType}:steps.${step}`, `shared:steps.${step}`].find((path) => i18n.exists(path)) ??
      `shared:steps.${step}`,
  );

/** Takes a flow and what says texts; gives the name of the flow. */
export const flowName = ({ claimType, flowType }: Flow, say: Say): string =>
  say('inspect:flowName', {
    line: say(`start:lines.${claimType}.title`),
    kind: say(`facts:flowType.values.${flowType}`),
  });
