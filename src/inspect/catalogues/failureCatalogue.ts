import { failures, isFailureCode } from '#machines/calls/failures.ts';
import { wayOut } from '#machines/calls/wayOut.ts';
import { i18n } from '#src/i18n/i18n.ts';
import type { WriteCatalogue } from './catalogue.ts';
import { withGaps } from './dialogWords.ts';

/** Every code of a failure: its HTTP status, what the reporter reads, and what they can do. */
export const failureCatalogue: WriteCatalogue = (_, { t, language }) => ({
  columns: [
    { head: t('head.code'), is: 'code' },
    { head: t('head.status') },
    { head: t('head.title') },
    { head: t('head.text') },
    { head: t('head.wayOut') },
  ],
  rows: Object.keys(failures)
    .filter(isFailureCode)
    .map((code) => {
      const { status, action } = failures[code];
      const say = (key: string) => withGaps(i18n.t(key, { skipInterpolation: true, lng: language }));
      return {
        lines: [],
        href: undefined,
        cells: [
          [code],
          [status === 0 ? t('noStatus') : String(status)],
          [say(`failures:${code}.title`)],
          [say(`failures:${code}.text`)],
          [say(`common:action.${wayOut[action]}`)],
        ],
      };
    }),
});
