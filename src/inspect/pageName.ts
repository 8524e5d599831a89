import type { Flow } from '#machines/report/claimFlow.ts';
import type { Step } from '#machines/claim/steps.ts';
import type { Page } from '#machines/report/claimFlow.ts';
import { i18n } from '#src/i18n/i18n.ts';
import type { Say } from './say.ts';

/** The short name of a page, its title where it has none, else its code. */
export const pageName = ({ claimType, flowType }: Flow, { view, row, code }: Page, say: Say): string => {
  const values = row === undefined ? {} : { number: row + 1 };
  const key = ['name', `${flowType}.name`, 'title', `${flowType}.title`]
    .flatMap((text) => [`${claimType}:${view}.${text}`, `shared:${view}.${text}`])
    .find((path) => i18n.exists(path));
  return key === undefined ? code : say(key, values);
};

/** The name of a step. */
export const stepName = ({ claimType }: Flow, step: Step, say: Say): string =>
  say(
    [`${claimType}:steps.${step}`, `shared:steps.${step}`].find((path) => i18n.exists(path)) ??
      `shared:steps.${step}`,
  );

/** The name of a flow. */
export const flowName = ({ claimType, flowType }: Flow, say: Say): string =>
  say('inspect:flowName', {
    line: say(`start:lines.${claimType}.title`),
    kind: say(`facts:flowType.values.${flowType}`),
  });
