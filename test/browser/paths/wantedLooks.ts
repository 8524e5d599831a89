import { languages } from '#src/i18n/languages.ts';
import { desktop, narrow, phone } from '#test/browser/support/viewports.ts';

const devices = { desktop, phone, narrow };
const schemes = ['light', 'dark', 'forced'] as const;

const wanted = process.env['LOOKS']?.split(',').map((look) => look.split('.'));

/**
 * How pages are pictured: every language on every device, and in Czech every scheme too. `LOOKS=cs.phone.dark,en` keeps only the
 * pictures of which each part of one name is told.
 */
export const wantedLooks = languages.flatMap((language) =>
  Object.entries(devices).flatMap(([device, { viewport }]) =>
    schemes
      .filter((scheme) =>
        wanted
          ? wanted.some((parts) => parts.every((part) => [language, device, scheme].includes(part)))
          : language === 'cs' || scheme === 'light',
      )
      .map((scheme) => ({ language, device, viewport, scheme })),
  ),
);
